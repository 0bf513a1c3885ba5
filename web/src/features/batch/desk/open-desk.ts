import { session, whoNow } from '../../../lib/session/current.ts';
import { traceOf } from '../../../lib/session/kept-desk.ts';
import type { Desk, Progress } from './desk.ts';
import type { Answer, Arguments, Asked, Told, Verb } from './protocol.ts';
import { startWorker } from './start-worker.ts';

/** A desk with a worker of its own, of whoever is signed in. One that is closed while it works leaves the draft as it was kept last. */
export const openDesk = (): Desk => {
  const worker = startWorker();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<(progress: Progress) => void>();
  const unkept = new Set<() => void>();
  const owner = whoNow();
  let asked = 0;

  const say = (word: Asked): void => worker.postMessage(word);

  const fail = (why: Error): void => {
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('progress' in data) {
      for (const listener of listeners) listener(data.progress);
      return;
    }
    if ('unkept' in data) {
      for (const listener of unkept) listener();
      return;
    }
    if ('left' in data) return unfollow();
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) one?.reject(new Error(data.failure));
    else one?.resolve(data.answer);
  });
  worker.addEventListener('error', ({ message }) => fail(new Error(message || 'The worker of the desk is gone')));

  const end = (): void => {
    unfollow();
    worker.terminate();
  };
  // Whoever else sits here next finds neither rows in memory nor a hand that writes them down.
  const unfollow = session.subscribe(() => {
    if (whoNow() !== owner) end();
  });

  const ask =
    <V extends Verb>(verb: V) =>
    (...given: Arguments<V>): Promise<Answer<V>> => {
      const one = Promise.withResolvers<unknown>();
      const id = ++asked;
      waiting.set(id, one);
      say({ id, verb, with: given });
      return one.promise as Promise<Answer<V>>;
    };

  say({ begin: { owner: traceOf(owner ?? '') } });

  return {
    open: ask('open'),
    kept: ask('kept'),
    forget: ask('forget'),
    mapColumn: ask('mapColumn'),
    setCountry: ask('setCountry'),
    setEnvironment: ask('setEnvironment'),
    rehearse: ask('rehearse'),
    rows: ask('rows'),
    marks: ask('marks'),
    edit: ask('edit'),
    fillDown: ask('fillDown'),
    alike: ask('alike'),
    replace: ask('replace'),
    skip: ask('skip'),
    fix: ask('fix'),
    undo: ask('undo'),
    sent: ask('sent'),
    onProgress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnkept: (listener) => {
      unkept.add(listener);
      return () => unkept.delete(listener);
    },
    close: () => {
      if (waiting.size > 0) end();
      else say({ leave: true });
      waiting.clear();
      listeners.clear();
      unkept.clear();
    },
  };
};
