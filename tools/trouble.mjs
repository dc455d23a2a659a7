// What keeps a machine from doing what it is asked, in a sentence that says what helps.
// Plain JavaScript for Node 20, without dependencies: the set-up needs it before anything is installed.
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';

const TROUBLES = [
  [
    /\bENOSPC\b|\bEDQUOT\b|no space left|database or disk is full|Disk quota exceeded/iu,
    'the disk is full; Tavola with everything its tests need takes about 800 MB. Make room, then run the same command again.',
  ],
  [/\bEROFS\b|read-only file system/iu, 'this folder can only be read; put Tavola where it can be written.'],
  [
    /\bEACCES\b|\bEPERM\b|permission denied/iu,
    'something here may not be written by this user, perhaps because another user (root?) ran Tavola here before. Give the folder to this user, or make a clone of your own.',
  ],
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/u,
    'the package registry cannot be reached. The first run needs it; later ones need no network at all.',
  ],
  [
    /\b(?:CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)\b/u,
    'the package registry shows a certificate that is not trusted here; name the one of your network in NODE_EXTRA_CA_CERTS or as `cafile` of npm.',
  ],
  [
    /\b(?:E401|E403|E404|ETARGET|EINTEGRITY)\b/u,
    'the package registry does not give what package-lock.json names; look at `npm config get registry`.',
  ],
];

/** The sentence for what a program or an error said; undefined when it is no such trouble. */
export function trouble(said) {
  const text = said instanceof Error ? `${said.code ?? ''} ${said.message}` : String(said);
  return TROUBLES.find(([pattern]) => pattern.test(text))?.[1];
}

/** Refuses a folder in which, or in whose given parts, nothing can be written. Making a folder says so less plainly. */
export function mustBeWritable(folder, ...parts) {
  for (const path of [folder, ...parts.map((part) => join(folder, part))]) {
    if (existsSync(path)) accessSync(path, constants.W_OK);
  }
}
