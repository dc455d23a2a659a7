type Row = Readonly<Record<string, unknown>>;

/** A request of a database: it answers in a task of its own, as in a browser. */
class DatabaseRequest<T> extends EventTarget {
  result!: T;
  readonly error = null;
  constructor(work: () => T, before?: (request: DatabaseRequest<T>) => void) {
    super();
    queueMicrotask(() => {
      this.result = work();
      before?.(this);
      this.dispatchEvent(new Event('success'));
    });
  }
}

class Store {
  private readonly rows: Map<string, Row>;
  private readonly path: string;
  constructor(rows: Map<string, Row>, path: string) {
    this.rows = rows;
    this.path = path;
  }
  createIndex(): void {}
  put = (row: Row): unknown =>
    new DatabaseRequest(() => void this.rows.set(String(row[this.path]), structuredClone(row)));
  get = (key: string): unknown => new DatabaseRequest(() => structuredClone(this.rows.get(key)));
  getAll = (): unknown =>
    new DatabaseRequest(() => [...this.rows.values()].map((row) => structuredClone(row)));
  delete = (key: string): unknown => new DatabaseRequest(() => void this.rows.delete(key));
  index = (field: string) => ({
    getAllKeys: (): unknown =>
      new DatabaseRequest(() =>
        [...this.rows].toSorted(([, a], [, b]) => Number(a[field]) - Number(b[field])).map(([key]) => key),
      ),
  });
}

/** As much of IndexedDB as a page asks for; what lies in it stays when the page begins anew. */
export function testDatabase() {
  const databases = new Map<string, Map<string, { path: string; rows: Map<string, Row> }>>();
  return {
    /** What is kept in a store. */
    rows: (database: string, store: string): readonly Row[] => [
      ...(databases.get(database)?.get(store)?.rows.values() ?? []),
    ],
    indexedDB: {
      open(name: string) {
        const isNew = !databases.has(name);
        const stores = databases.get(name) ?? new Map<string, { path: string; rows: Map<string, Row> }>();
        databases.set(name, stores);
        const storeOf = (store: string): Store => {
          const { path, rows } = stores.get(store)!;
          return new Store(rows, path);
        };
        const database = {
          createObjectStore(store: string, { keyPath }: { keyPath: string }) {
            stores.set(store, { path: keyPath, rows: new Map() });
            return storeOf(store);
          },
          transaction() {
            const transaction = Object.assign(new EventTarget(), {
              objectStore: storeOf,
              // What was asked for is done first.
              commit: () => void setTimeout(() => transaction.dispatchEvent(new Event('complete'))),
            });
            return transaction;
          },
        };
        return new DatabaseRequest(
          () => database,
          (request) => isNew && request.dispatchEvent(new Event('upgradeneeded')),
        );
      },
    },
  };
}
