// The rows of the hall in this browser, in IndexedDB: texts by keys (page/row_store.hpp). One window writes at a time:
// each that takes the hall notes itself as its owner, and nothing is written for a window that is no longer it.
import type { Changes } from './module.ts';

export type Rows = Record<string, string>;

const DATABASE = 'ravenhall';
const ROWS = 'rows';
const OWNER = 'o/owner';
// Logs are under a letter of their own: all keys before, and all behind.
const LOGS = 'l/';
const BEHIND_LOGS = 'l0'; // 0 comes after /

export class NotOwner extends Error {}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new NotOwner());
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

const under = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export class RowStore {
  readonly #database: IDBDatabase;
  readonly #me: string;

  private constructor(database: IDBDatabase, me: string) {
    this.#database = database;
    this.#me = me;
  }

  // Opens it as its owner from now on.
  static async open(): Promise<RowStore> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
    const database = await answer(request);
    database.onversionchange = () => database.close();
    const me = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
    const store = new RowStore(database, me);
    const transaction = database.transaction(ROWS, 'readwrite');
    transaction.objectStore(ROWS).put(me, OWNER);
    await done(transaction);
    return store;
  }

  // All rows but logs.
  async rows(): Promise<Rows> {
    const before = await this.#read(IDBKeyRange.upperBound(LOGS, true));
    return { ...before, ...(await this.#read(IDBKeyRange.lowerBound(BEHIND_LOGS))) };
  }
  log(table: string): Promise<Rows> {
    return this.#read(under(`${LOGS}${table}/`));
  }
  everything(): Promise<Rows> {
    return this.#read();
  }

  // All of it or nothing, and for good: survives the end of this browser, and of the power.
  async keep(changes: Changes): Promise<void> {
    const transaction = this.#database.transaction(ROWS, 'readwrite', { durability: 'strict' });
    const finished = done(transaction);
    const rows = transaction.objectStore(ROWS);
    const owner = rows.get(OWNER);
    owner.onsuccess = () => {
      if (owner.result !== this.#me) return transaction.abort();
      for (const prefix of changes.clear) rows.delete(under(prefix));
      for (const key of changes.drop) rows.delete(key);
      for (const [key, text] of Object.entries(changes.put)) rows.put(text, key);
    };
    await finished;
  }

  close(): void {
    this.#database.close();
  }

  async #read(range?: IDBKeyRange): Promise<Rows> {
    const rows = this.#database.transaction(ROWS).objectStore(ROWS);
    const [keys, texts] = await Promise.all([answer(rows.getAllKeys(range)), answer(rows.getAll(range))]);
    const found: Rows = {};
    keys.forEach((key, i) => {
      if (key !== OWNER) found[key as string] = texts[i] as string;
    });
    return found;
  }
}
