import type { Environment } from '#shared/validation/environment.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import type { Desk, Draft, Progress, Refused, Rehearsal } from '../desk/desk.ts';
import { isRecognized, type Step } from './steps.ts';

export interface BuilderState {
  readonly step: Step;
  /** Left here before, and offered. */
  readonly kept: Draft | null;
  readonly draft: Draft | null;
  /** Of what is opened next, and of the draft. */
  readonly environment: Environment;
  readonly refused: Refused | null;
  /** The worker itself failed: the draft is still there. */
  readonly hasFailed: boolean;
  /** Whether this browser keeps the draft when the page goes. */
  readonly isKept: boolean;
  /** While a file is read or rows are judged. */
  readonly progress: Progress | null;
  readonly rehearsal: Rehearsal | null;
  /** One byte for each row, see `rowMarks`. */
  readonly marks: Uint8Array;
  /** Grows with every change of rows: what was read of them before is old. */
  readonly version: number;
}

type Source = Parameters<Desk['open']>[0];

export interface Builder extends Pick<Store<BuilderState>, 'get' | 'subscribe'> {
  readonly desk: () => Desk;
  readonly start: () => Promise<void>;
  readonly open: (source: Source) => Promise<void>;
  /** Stops reading; a draft from before is still kept. */
  readonly cancel: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly discard: () => Promise<void>;
  readonly setEnvironment: (environment: Environment) => Promise<void>;
  /** Changes columns or the country. */
  readonly describe: (change: (desk: Desk) => Promise<Draft>) => Promise<void>;
  /** Judges every row and shows them. */
  readonly review: () => Promise<void>;
  /** Changes rows. */
  readonly change: (change: (desk: Desk) => Promise<Rehearsal>) => Promise<void>;
  readonly go: (step: Step) => void;
  readonly close: () => void;
}

const empty: BuilderState = {
  step: 'file',
  kept: null,
  draft: null,
  environment: 'production',
  refused: null,
  hasFailed: false,
  isKept: true,
  progress: null,
  rehearsal: null,
  marks: new Uint8Array(),
  version: 0,
};

/** What the builder shows, and the worker that holds the rows. */
export const createBuilder = (openDesk: () => Desk): Builder => {
  const state = createStore(empty);
  const set = (next: Partial<BuilderState>) => state.set({ ...state.get(), ...next });
  let stop: () => void = () => undefined;
  const opened = (): Desk => {
    const desk = openDesk();
    const unfollow = desk.onProgress((progress) => {
      if (state.get().progress) set({ progress });
    });
    const unheed = desk.onUnkept(() => set({ isKept: false }));
    stop = () => {
      unfollow();
      unheed();
      desk.close();
    };
    return desk;
  };
  let current: Desk | undefined;
  const deskNow = (): Desk => (current ??= opened());

  const leave = () => {
    stop();
    stop = () => undefined;
    current = undefined;
  };

  /** What a worker answers after it was given up is nobody's. */
  const setBy = (now: Desk, next: Partial<BuilderState>) => {
    if (now === current) set(next);
  };
  const guarded = async (work: (now: Desk) => Promise<Partial<BuilderState>>) => {
    const now = deskNow();
    try {
      const next = await work(now);
      setBy(now, { ...next, progress: null, hasFailed: false });
    } catch {
      setBy(now, { progress: null, hasFailed: true });
    }
  };
  let version = 0;
  const judged = async (now: Desk, rehearsal: Rehearsal) => ({
    rehearsal,
    marks: await now.marks(),
    version: ++version,
  });
  const rehearsed = async (now: Desk) => {
    setBy(now, { progress: { stage: 'judging', done: 0 } });
    return { step: 'review' as const, ...(await judged(now, await now.rehearse())) };
  };
  const shown = async (now: Desk, draft: Draft) => {
    setBy(now, { draft, kept: null, environment: draft.environment });
    return isRecognized(draft) ? rehearsed(now) : { step: 'columns' as const };
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    desk: deskNow,
    start: () => guarded(async (now) => ({ kept: await now.kept() })),
    open: (source) => {
      set({ refused: null, progress: { stage: 'reading', done: 0 } });
      return guarded(async (now) => {
        const answer = await now.open(source);
        if ('problem' in answer) return { refused: answer };
        const { environment } = state.get();
        return shown(now, answer.environment === environment ? answer : await now.setEnvironment(environment));
      });
    },
    cancel: () => {
      leave();
      set({ ...empty, environment: state.get().environment, isKept: state.get().isKept });
      return guarded(async (now) => ({ kept: await now.kept() }));
    },
    resume: () =>
      guarded(async (now) => {
        const draft = await now.kept();
        return draft ? shown(now, draft) : { kept: null };
      }),
    discard: () =>
      guarded(async (now) => {
        await now.forget();
        return { ...empty, isKept: state.get().isKept };
      }),
    setEnvironment: (environment) => {
      set({ environment });
      return guarded(async (now) => (state.get().draft ? { draft: await now.setEnvironment(environment) } : {}));
    },
    describe: (change) => guarded(async (now) => ({ draft: await change(now) })),
    review: () => guarded(rehearsed),
    change: (change) => guarded(async (now) => judged(now, await change(now))),
    go: (step) => set({ step }),
    close: leave,
  };
};
