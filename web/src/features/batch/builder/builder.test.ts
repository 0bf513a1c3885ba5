import { describe, expect, it } from 'vitest';
import type { Desk, Draft, Rehearsal } from '../desk/desk.ts';
import { createBuilder } from './builder.ts';

const draft: Draft = {
  name: 'proveedores.csv',
  kind: 'csv',
  rows: 2,
  columns: [{ header: 'clabe', samples: [], field: 'accountNumber', by: 'name' }],
  country: 'MX',
  environment: 'production',
  changedAt: '2026-11-22T00:00:00.000Z',
};
const rehearsal: Rehearsal = { ready: 2, warned: 0, duplicates: 0, wrong: 0, skipped: 0, credits: 2, troubles: [] };

/** A worker that holds one draft and answers at once; what it is asked can be replaced. */
const deskWith = (changes: Partial<Desk> = {}): Desk => {
  let held: Draft | null = null;
  const change = async () => rehearsal;
  return {
    open: async () => (held = draft),
    kept: async () => held,
    forget: async () => void (held = null),
    mapColumn: async () => draft,
    setCountry: async () => draft,
    setEnvironment: async (environment) => (held = { ...draft, environment }),
    rehearse: change,
    rows: async () => ({ total: 0, rows: [] }),
    marks: async () => Uint8Array.of(0, 0),
    edit: change,
    fillDown: change,
    alike: async () => 0,
    replace: change,
    skip: change,
    fix: change,
    undo: change,
    sent: async () => ({ columns: [], rows: 2, lines: new Blob() }),
    onProgress: () => () => undefined,
    onUnkept: () => () => undefined,
    close: () => undefined,
    ...changes,
  };
};
const built = (changes?: Partial<Desk>) => createBuilder(() => deskWith(changes));

describe('the builder of a batch', () => {
  it('goes from a file whose columns are known to its rows, judged', async () => {
    const builder = built();
    await builder.open({ pasted: 'clabe' });
    expect(builder.get()).toMatchObject({ step: 'review', draft, rehearsal, progress: null, version: 1 });
  });

  it('asks about columns first where one is not known', async () => {
    const unknown = { ...draft, columns: [...draft.columns, { header: 'x', samples: [], field: null, by: null }] };
    const builder = built({ open: async () => unknown });
    await builder.open({ pasted: 'clabe' });
    expect(builder.get()).toMatchObject({ step: 'columns', rehearsal: null });
  });

  it('says why a file cannot be read, and stays where it is', async () => {
    const builder = built({ open: async () => ({ problem: 'encrypted' }) });
    await builder.open({ pasted: 'x' });
    expect(builder.get()).toMatchObject({
      step: 'file',
      draft: null,
      refused: { problem: 'encrypted' },
      progress: null,
    });
  });

  it('opens in the environment that was chosen before', async () => {
    const builder = built();
    await builder.setEnvironment('sandbox');
    await builder.open({ pasted: 'clabe' });
    expect(builder.get().draft?.environment).toBe('sandbox');
  });

  it('offers the draft that was left here, and goes on with it', async () => {
    const builder = built({ kept: async () => draft });
    await builder.start();
    expect(builder.get().kept).toBe(draft);
    await builder.resume();
    expect(builder.get()).toMatchObject({ step: 'review', kept: null });
  });

  it('forgets what a reading that was cancelled answers late', async () => {
    const late = Promise.withResolvers<Draft>();
    const closed: string[] = [];
    const builder = built({ open: () => late.promise, close: () => void closed.push('closed') });
    const reading = builder.open({ pasted: 'clabe' });
    await builder.cancel();
    late.resolve(draft);
    await reading;
    expect(closed).toEqual(['closed']);
    expect(builder.get()).toMatchObject({ step: 'file', draft: null, progress: null });
  });

  it('counts each change of rows, so that nothing read before passes for new', async () => {
    const builder = built();
    await builder.open({ pasted: 'clabe' });
    await Promise.all([builder.change((desk) => desk.undo()), builder.change((desk) => desk.undo())]);
    expect(builder.get().version).toBe(3);
  });

  it('keeps the draft on screen where the worker fails', async () => {
    const builder = built({ undo: () => Promise.reject(new Error('gone')) });
    await builder.open({ pasted: 'clabe' });
    await builder.change((desk) => desk.undo());
    expect(builder.get()).toMatchObject({ hasFailed: true, draft, step: 'review' });
  });

  it('discards all of it', async () => {
    const builder = built();
    await builder.open({ pasted: 'clabe' });
    await builder.discard();
    expect(builder.get()).toMatchObject({ step: 'file', draft: null, kept: null });
    expect(await builder.desk().kept()).toBeNull();
  });

  it('goes on where the browser keeps nothing, and still says so after the draft is discarded', async () => {
    let tell: () => void = () => undefined;
    const builder = built({
      onUnkept: (listener) => {
        tell = listener;
        return () => undefined;
      },
    });
    await builder.open({ pasted: 'clabe' });
    expect(builder.get().isKept).toBe(true);
    tell();
    expect(builder.get()).toMatchObject({ step: 'review', isKept: false });
    await builder.discard();
    expect(builder.get()).toMatchObject({ step: 'file', isKept: false });
  });
});
