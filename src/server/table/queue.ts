/** Serial execution (a mutex): one task after the other, each when the one before has settled. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

export function queue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };
}
