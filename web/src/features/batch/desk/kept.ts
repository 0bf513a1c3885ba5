import { rowsDatabase } from '../../../lib/session/kept-rows.ts';
import type { Source } from './source.ts';
import type { Mapped, Work } from './work.ts';

/** What a browser keeps of one user's draft, and what columns of files like it meant. */
export interface Kept {
  /** Whether there is a draft, without reading it. */
  readonly isThere: () => Promise<boolean>;
  readonly draft: () => Promise<{ readonly source: Source; readonly work: Work } | undefined>;
  readonly keepSource: (source: Source, work: Work) => Promise<void>;
  readonly keepWork: (work: Work) => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly meaning: (headers: readonly string[]) => Promise<readonly Mapped['field'][] | undefined>;
  readonly remember: (headers: readonly string[], fields: readonly Mapped['field'][]) => Promise<void>;
}

/** With another shape of what is kept comes another version: drafts of an older one are left behind. */
const version = 1;
const stores = ['source', 'work', 'meanings'] as const;
type Store = (typeof stores)[number];

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')));
  });

/** What is written is there when its transaction is over: a full disk is found out at its end. */
const over = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser keeps nothing')));
  });

const opened = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(rowsDatabase, version);
  request.addEventListener('upgradeneeded', () => {
    for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
    for (const name of stores) request.result.createObjectStore(name);
  });
  const database = await settled(request);
  // Whoever logs out in another tab erases it: nobody holds it back.
  database.addEventListener('versionchange', () => database.close());
  return database;
};

/** A transaction of its own for each word: a draft is one user's, in one tab at a time. */
export const keptIn = (owner: string): Kept => {
  const within = async <T>(
    names: readonly Store[],
    mode: IDBTransactionMode,
    act: (store: (name: Store) => IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await opened();
    try {
      const transaction = database.transaction(names, mode);
      const [answer] = await Promise.all([settled(act((name) => transaction.objectStore(name))), over(transaction)]);
      return answer;
    } finally {
      database.close();
    }
  };

  const read = <T>(name: Store, key: string): Promise<T | undefined> =>
    within([name], 'readonly', (store) => store(name).get(key) as IDBRequest<T | undefined>);

  const keyOf = (headers: readonly string[]): string =>
    [owner, ...headers.map((header) => header.trim().toLowerCase())].join('\u001f');

  return {
    isThere: async () => (await within(['work'], 'readonly', (store) => store('work').count(owner))) > 0,
    draft: async () => {
      const [source, work] = [await read<Source>('source', owner), await read<Work>('work', owner)];
      return source && work && { source, work };
    },
    keepSource: async (source, work) => {
      await within(['source', 'work'], 'readwrite', (store) => {
        store('source').put(source, owner);
        return store('work').put(work, owner);
      });
    },
    keepWork: async (work) => {
      await within(['work'], 'readwrite', (store) => store('work').put(work, owner));
    },
    forget: async () => {
      await within(['source', 'work'], 'readwrite', (store) => {
        store('source').delete(owner);
        return store('work').delete(owner);
      });
    },
    meaning: (headers) => read<readonly Mapped['field'][]>('meanings', keyOf(headers)),
    remember: async (headers, fields) => {
      await within(['meanings'], 'readwrite', (store) => store('meanings').put([...fields], keyOf(headers)));
    },
  };
};
