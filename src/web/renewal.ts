/** Under which it is remembered for which build the page was loaded anew. */
const RENEWED = 'renewed';

/**
 * After an update the files of the build before are gone from the server, and without a service worker nothing keeps them: a
 * page of that build would ask for its later parts for ever. It is loaded anew then, once: where the old page came again,
 * it would be so without end.
 */
export async function renewWhenGone(own = import.meta.url): Promise<void> {
  if (sessionStorage.getItem(RENEWED) === own) return;
  const { status } = await fetch(own, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404) return;
  sessionStorage.setItem(RENEWED, own);
  location.reload();
}
