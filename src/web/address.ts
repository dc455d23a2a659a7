type Parts = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** How the addresses of the screens are written where the application lies. */
interface Addresses {
  /** Which screen a page names, or a link in that page. */
  read(page: Parts, link?: Parts): Parts;
  /** What the browser is given to go there. */
  href(address: string): string;
  /** The same for somebody elsewhere. */
  link(address: string, page: Pick<URL, 'origin' | 'pathname'>): string;
}

/** On a server of its own, which knows every address. */
export const onSite: Addresses = {
  read: (page, link = page) => link,
  href: (address) => address,
  link: (address, { origin }) => `${origin}${address}`,
};

const ANYWHERE = 'https://folder.invalid/';

/** In a folder somewhere below a server that knows nothing but files: the address of a screen stands behind #. */
export const inFolder: Addresses = {
  read(page, link) {
    const { hash } = link ?? page;
    if (hash.startsWith('#/')) return new URL(hash.slice(1), ANYWHERE);
    // What is only a place on the page leads nowhere else.
    return link === undefined ? new URL(ANYWHERE) : new URL(hash, inFolder.read(page) as URL);
  },
  href: (address) => `#${address}`,
  link: (address, { origin, pathname }) => `${origin}${pathname}#${address}`,
};

/** Whether a server stands behind the page, with tables for people who are far apart. */
export const HAS_SERVER = import.meta.env.MODE !== 'folder';
export const addresses = HAS_SERVER ? onSite : inFolder;

/** Something that a folder keeps bears its name: nothing else of the same origin may meet it. */
export const ofFolder = (name: string, { pathname }: Pick<URL, 'pathname'>): string =>
  `${name} ${pathname.replace(/[^/]*$/u, '')}`;

/** What this application calls something it keeps. */
export const storageName = (name: string): string => (HAS_SERVER ? name : ofFolder(name, location));
export const linkTo = (address: string): string => addresses.link(address, location);
