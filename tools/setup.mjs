// Runs before every npm script: installs what is missing, and nothing otherwise.
// Plain JavaScript for Node 20 without dependencies. Standard output belongs to the script that follows,
// so everything here, npm included, speaks on standard error.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.tavola-setup');
const lock = join(root, '.cache', 'setup.lock');

// `npm run` looks in node_modules/.bin before the system's folders, so a Node linked there runs every script.
const nodeFolder = join(root, 'tools', 'node');
const pinnedNode = join(nodeFolder, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
const nodeLink = join(modules, '.bin', 'node');

const stamp = `${process.platform}-${process.arch} ${digest(join(root, 'package-lock.json'))}\n`;
const needsNode = process.execPath === pinnedNode || isOld(process.versions.node);

if (!isReady()) withLock(install);

function isReady() {
  return isStamped() && (!needsNode || existsSync(nodeLink));
}

function isStamped() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

function install() {
  if (isReady()) return; // another process has just done it
  if (!isStamped()) {
    say('installing the dependencies (once, and after a change of package-lock.json) …');
    npmCi(root, 'the dependencies');
  }
  if (needsNode) linkNode();
  writeFileSync(stampFile, stamp);
  say('ready.');
}

function linkNode() {
  if (!existsSync(pinnedNode)) {
    say(`Node ${process.versions.node} is too old for Tavola: installing Node 24 for this folder only …`);
    if (process.platform === 'linux') npmCi(nodeFolder, 'Node 24');
    if (!existsSync(pinnedNode)) {
      fail(
        `there is no ready-made Node 24 for ${process.platform}-${process.arch}.`,
        'Install Node 22.18 or newer yourself, then run the same command again.',
      );
    }
  }
  mkdirSync(dirname(nodeLink), { recursive: true });
  rmSync(nodeLink, { force: true });
  symlinkSync(relative(dirname(nodeLink), pinnedNode), nodeLink);
}

function npmCi(folder, what) {
  // The log level and the omitted kinds may come from the npm that runs this script: say what is needed here.
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  const done = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.error) fail(`npm could not be started (${done.error.message}).`, 'Install npm and try again.');
  if (done.status !== 0) {
    const status = done.signal ?? `status ${done.status}`;
    fail(
      `npm could not install ${what} (npm ci ended with ${status}; its message is above).`,
      'Check the connection to the package registry, then run the same command again.',
    );
  }
}

/** Two commands started at once: the second waits for the first, and then finds everything in place. */
function withLock(work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = 0; !takeLock(); waited++) {
    if (waited === 5) say('waiting for another set-up to finish …');
    if (waited > 1200) {
      fail(`another set-up has held ${relative(root, lock)} for ten minutes.`, 'Remove it and try again.');
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  work();
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
    return error.code === 'ESRCH'; // its process is gone; without a pid yet, its owner is just starting
  }
}

function isOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < 22 || (major === 22 && minor < 18);
}

function digest(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function say(text) {
  process.stderr.write(`tavola: ${text}\n`);
}

function fail(...lines) {
  for (const line of lines) say(line);
  process.exit(1);
}
