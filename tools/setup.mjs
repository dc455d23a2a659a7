// Runs before every npm script: installs what is missing, and is done at once when nothing is.
// Arguments name further folders with a package of their own (tools/mutation), needed by that script only.
// Plain JavaScript for Node 20, without dependencies. Standard output belongs to the script that follows:
// everything here, npm included, speaks on standard error.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustBeWritable, trouble } from './trouble.mjs';

const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..'));
const folders = [root, ...process.argv.slice(2).map((folder) => join(root, folder))];
const lock = join(root, '.cache', 'setup.lock');

// `npm run` looks in node_modules/.bin before the system's folders, so a Node linked there runs every script.
const nodeFolder = join(root, 'tools', 'node');
const pinnedNode = join(nodeFolder, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
const nodeLink = join(root, 'node_modules', '.bin', 'node');
const needsNode = process.execPath === pinnedNode || isOld(process.versions.node);

try {
  if (!isReady()) await withLock(install);
} catch (error) {
  fail(error.message, trouble(error) ?? 'That was not expected; please report it.');
}

function isReady() {
  return folders.every(isInstalled) && (!needsNode || existsSync(nodeLink));
}

/** All at once; only when each has ended is it told what failed, so that no npm is left behind at work. */
async function install() {
  const missing = folders.filter((each) => !isInstalled(each));
  const wanted = missing.map((folder) => [folder, nameOf(folder)]);
  if (missing.length > 0) say('installing the dependencies (once, and whenever they change) …');
  if (needsNode && !existsSync(pinnedNode)) {
    say(`Node ${process.versions.node} is too old for Tavola: installing Node 24, for this folder only …`);
    if (process.platform === 'linux') wanted.push([nodeFolder, 'Node 24']);
  }
  const results = await Promise.all(wanted.map(([folder, what]) => npmCi(folder, what)));
  const failure = results.find((each) => each !== null);
  if (failure) fail(...failure);
  // On a disk that is full npm may leave a package out and call that a success.
  const partial = missing.find((each) => !isInstalled(each));
  if (partial) {
    fail(`npm left out some of ${nameOf(partial)}.`, 'Is the disk full? Make room, then try again.');
  }
  if (needsNode && !existsSync(nodeLink)) linkNode();
  say('ready.');
}

function nameOf(folder) {
  return folder === root ? 'the dependencies' : `the dependencies of ${relative(root, folder)}`;
}

/**
 * npm's own list of what lies in node_modules, written when everything is there, holds all that package-lock.json wants;
 * whoever ran npm by hand is done too. A package for another machine is not wanted.
 */
function isInstalled(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const there = packagesOf(list);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || there[path]?.version === wanted.version || (wanted.optional && !isForHere(wanted)),
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isForHere({ os, cpu, libc }) {
  const ours = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';
  return os?.includes(process.platform) && cpu?.includes(process.arch) && (libc?.includes(ours) ?? true);
}

function linkNode() {
  if (!existsSync(pinnedNode)) {
    fail(
      `there is no ready-made Node 24 for ${process.platform}-${process.arch}.`,
      'Install Node 24.9 or newer yourself, then run the same command again.',
    );
  }
  mkdirSync(dirname(nodeLink), { recursive: true });
  rmSync(nodeLink, { force: true });
  symlinkSync(relative(dirname(nodeLink), pinnedNode), nodeLink);
}

/** What went wrong, in lines; null when nothing did. */
async function npmCi(folder, what) {
  // The npm that runs this script hands its own settings down (--silent, --omit): say what is needed here.
  const settings = ['--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  // Left to itself npm tries for minutes before it says that there is no network.
  settings.push('--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=2');
  const child = spawn(
    'npm',
    ['ci', ...settings, ...cacheOfOurs(), '--no-audit', '--no-fund', '--no-progress'],
    { cwd: folder, stdio: ['ignore', 2, 'pipe'], shell: process.platform === 'win32' },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  try {
    const [status, signal] = await once(child, 'close');
    process.stderr.write(said);
    if (status === 0) return null;
    return [
      `npm could not install ${what} (${signal ?? `status ${status}`}; its own message is above).`,
      trouble(said) ?? 'Mend what it says, then run the same command again.',
    ];
  } catch (error) {
    return [`npm could not be started (${error.message}).`, 'Install npm and try again.'];
  }
}

/** A user without a home to write to has no cache of npm's either. */
function cacheOfOurs() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return [];
  } catch {
    return [`--cache=${join(root, '.cache', 'npm')}`];
  }
}

/** Of two commands started at once, the second waits for the first and then finds everything in place. */
async function withLock(work) {
  mustBeWritable(root, '.cache', 'node_modules');
  mkdirSync(dirname(lock), { recursive: true });
  for (let waits = 0; !takeLock(); waits++) {
    if (waits === 4) say('waiting for another set-up to finish …');
    if (waits === 1200) {
      fail(`another set-up has held ${relative(root, lock)} for ten minutes.`, 'Remove it and try again.');
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
  if (!isReady()) await work();
}

function takeLock() {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned()) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH'; // its process is gone; a lock without a pid is one being taken just now
  }
}

function isOld(version) {
  const [major, minor] = version.split('.').map(Number);
  // What the server asks of Node's HTTP (`shouldUpgradeCallback`) came with this one.
  return major < 24 || (major === 24 && minor < 9);
}

function say(text) {
  process.stderr.write(`tavola: ${text}\n`);
}

function fail(...lines) {
  for (const line of lines) say(line);
  process.exit(1);
}
