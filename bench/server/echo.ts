import { DatabaseSync } from 'node:sqlite';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

// What a socket costs on this machine when nothing is done with a message but to read it and to send it back. With a
// file, the message also lies on the disk before: what the promise costs that a move is kept.

const [file] = process.argv.slice(2);

/**
 * It syncs, and does nothing else: what is written there is never brought into its place, which would hold everybody up. What
 * arrives in one turn of the loop is synced together, or a slow disk would make it look slower than the promise is.
 */
function keeper(path: string): (text: string, answer: () => void) => void {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 0');
  database.exec('create table kept (text text)');
  const insert = database.prepare('insert into kept values (?)');
  let waiting: { readonly text: string; answer(): void }[] = [];
  const keepAll = (): void => {
    const group = waiting;
    waiting = [];
    database.exec('begin');
    for (const { text } of group) insert.run(text);
    database.exec('commit');
    for (const { answer } of group) answer();
  };
  return (text, answer) => {
    if (waiting.length === 0) setImmediate(keepAll);
    waiting.push({ text, answer });
  };
}

const keep = file === undefined ? (_text: string, answer: () => void): void => answer() : keeper(file);
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const text = JSON.stringify(JSON.parse(data.toString()));
    keep(text, () => socket.send(text));
  });
});
server.once('listening', () => process.send!((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
