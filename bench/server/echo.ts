import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

// What a socket costs on this machine when nothing is done with a message but to send it back.

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data, { binary: false }));
});
server.once('listening', () => process.send!((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
