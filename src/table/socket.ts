/** A socket, as the browser or a test gives it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
}

/** A socket that is silent once it was given up: it may still close, or deliver what was on its way. */
export function silentOnceClosed(
  open: (handlers: SocketHandlers) => Socket,
  handlers: SocketHandlers,
): Socket {
  let isClosed = false;
  const socket = open({
    onOpen: () => (isClosed ? undefined : handlers.onOpen()),
    onMessage: (text) => (isClosed ? undefined : handlers.onMessage(text)),
    onClose: () => (isClosed ? undefined : handlers.onClose()),
  });
  return {
    send: (text) => socket.send(text),
    close() {
      isClosed = true;
      socket.close();
    },
  };
}
