/** Only this machine knows itself by these names. */
const OWN = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

/** Where phones find what this page shows: where the page itself came from, unless only this machine can go there. */
export function phoneAddresses(
  { hostname, host, port, protocol }: Pick<URL, 'hostname' | 'host' | 'port' | 'protocol'>,
  home: readonly string[],
): readonly string[] {
  const secure = protocol === 'https:' ? 'https://' : '';
  const at = (name: string): string => `${secure}${port === '' ? name : `${name}:${port}`}`;
  if (!OWN.test(hostname)) return [`${secure}${host}`];
  return home.length === 0 ? [`${secure}${host}`] : home.map(at);
}

/** In capitals, which need a smaller code, and mean the same to a browser and to us. */
export const phoneLink = (address: string, code: string): string =>
  `${address.startsWith('https://') ? '' : 'http://'}${address}/${code}`.toUpperCase();
