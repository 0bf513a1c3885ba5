import { createStore } from '../../../lib/store.ts';
import { faultOf, fits, type FileFault } from './file-fault.ts';

/** Where a file stands: on its way, there under the id by which a message names it, or refused. */
export type FileState =
  | { readonly at: 'sending'; readonly done: number }
  | { readonly at: 'there'; readonly id: string }
  /** Nothing can be done with this file. */
  | { readonly at: 'unfit'; readonly fault: FileFault }
  /** It may go when it is tried again; in the server's words, if it said any. */
  | { readonly at: 'failed'; readonly detail: string | undefined };

export interface Attached {
  readonly key: number;
  readonly file: File;
  readonly state: FileState;
}

/** Brings one file to where support finds it; tells its id. */
export type SendFile = (file: File, onProgress: (done: number) => void, signal: AbortSignal) => Promise<string>;

export interface AttachmentsOptions {
  readonly send: SendFile;
  /** Why it failed, in words, where somebody said so. */
  readonly detailOf: (error: unknown) => string | undefined;
}

/** The files of one message: each is on its way as soon as it is chosen, and its line says how far it is. */
export const createAttachments = ({ send, detailOf }: AttachmentsOptions) => {
  const files = createStore<readonly Attached[]>([]);
  const running = new Map<number, { readonly stop: AbortController; readonly end: Promise<void> }>();
  let keys = 0;

  const find = (key: number) => files.get().find((one) => one.key === key);
  const put = (key: number, state: FileState) =>
    files.set(files.get().map((one) => (one.key === key ? { ...one, state } : one)));

  const start = (key: number, file: File) => {
    const stop = new AbortController();
    const hear = (state: FileState) => {
      if (!stop.signal.aborted) put(key, state);
    };
    const end = send(file, (done) => hear({ at: 'sending', done }), stop.signal).then(
      (id) => hear({ at: 'there', id }),
      (error: unknown) => hear({ at: 'failed', detail: detailOf(error) }),
    );
    running.set(key, { stop, end });
  };

  const remove = (key: number) => {
    running.get(key)?.stop.abort();
    running.delete(key);
    files.set(files.get().filter((one) => one.key !== key));
  };

  return {
    get: files.get,
    subscribe: files.subscribe,
    add: (chosen: readonly File[]) => {
      for (const file of chosen) {
        const key = keys++;
        const fault = faultOf(file, fits(files.get()));
        const state: FileState = fault ? { at: 'unfit', fault } : { at: 'sending', done: 0 };
        files.set([...files.get(), { key, file, state }]);
        if (!fault) start(key, file);
      }
    },
    remove,
    retry: (key: number) => {
      const again = find(key);
      if (again?.state.at !== 'failed') return;
      put(key, { at: 'sending', done: 0 });
      start(key, again.file);
    },
    /** The ids of all, once none is on its way; nothing where one failed that should have come along. */
    ids: async (): Promise<readonly string[] | undefined> => {
      await Promise.all(Array.from(running.values(), ({ end }) => end));
      const states = files.get().map(({ state }) => state);
      if (states.some(({ at }) => at === 'failed')) return undefined;
      return states.flatMap((state) => (state.at === 'there' ? [state.id] : []));
    },
    clear: () => {
      for (const { key } of files.get()) remove(key);
    },
  };
};
