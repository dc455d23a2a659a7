import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { inGroups, type Times, times } from './figures.ts';

/** What the sockets cost by themselves: a server that sends back what it gets, and keeps nothing. */
export async function measureEcho(sockets: number, perSecond: number, seconds: number): Promise<Times> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const taken = times();
  const all = await inGroups(Array.from({ length: sockets }), 200, async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.on('message', (data: Buffer) =>
      taken.add(performance.now() - Number(data.toString().split(' ')[0])),
    );
    await once(socket, 'open');
    return socket;
  });
  const begun = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    while (performance.now() - begun < (sent * 1000) / perSecond) await pause(1);
    all[sent % all.length].send(`${performance.now()} ${'x'.repeat(100)}`);
  }
  await pause(500);
  for (const socket of all) socket.terminate();
  child.kill();
  return taken;
}

if (process.argv[1] === import.meta.filename) {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data: Buffer) => socket.send(data.toString())));
  server.on('listening', () => console.log((server.address() as AddressInfo).port));
}
