import { guessColumns } from '#shared/batch/guess-columns.ts';
import { guessCountry } from '#shared/batch/guess-country.ts';
import { readPasted } from '#shared/sheet/paste.ts';
import { readSheet } from '#shared/sheet/read-sheet.ts';
import { UnreadableSheet, type Sheet } from '#shared/batch/sheet.ts';
import type { Desk, Progress } from './desk.ts';
import { createDraftDesk, type DraftDesk } from './draft-desk.ts';
import type { Kept } from './kept.ts';
import type { Verb } from './protocol.ts';
import { sourceOf, type Source } from './source.ts';
import { newWork, type Mapped, type Work } from './work.ts';

export type Room = Pick<Desk, Verb> & {
  /** Writes down what is not yet. */
  readonly leave: () => Promise<void>;
};

/** Rows that tell what columns hold. */
const looked = 50;
/** How columns begin that a file has from us: they come behind all others. */
const ownColumn = 'CuentaClara:';
/** So long after the last change it is written down. */
const restMs = 400;

const sheetIn = async (
  source: File | { readonly pasted: string },
  onProgress: (done: number) => void,
): Promise<Sheet> =>
  'pasted' in source
    ? readPasted(source.pasted)
    : readSheet(source.name, new Uint8Array(await source.arrayBuffer()), onProgress);

/** The desk with what it keeps: a file at a time lies on it. */
export const openRoom = (kept: Kept, onProgress: (progress: Progress) => void): Room => {
  let desk: DraftDesk | undefined;
  let unwritten: ReturnType<typeof setTimeout> | undefined;

  const put = (source: Source, work: Work): DraftDesk =>
    createDraftDesk(source, work, (done) => onProgress({ stage: 'judging', done }));

  const here = (): DraftDesk => {
    if (!desk) throw new Error('No file lies on the desk');
    return desk;
  };

  const write = async (): Promise<void> => {
    if (unwritten === undefined || !desk) return;
    clearTimeout(unwritten);
    unwritten = undefined;
    await kept.keepWork(desk.work());
  };

  /** The answer first; what changed is written down when people pause. */
  const changing = async <T>(answer: Promise<T>): Promise<T> => {
    clearTimeout(unwritten);
    unwritten = setTimeout(() => void write(), restMs);
    return answer;
  };

  /** A file of ours with what is wrong in it has a column more than the one it was made of. */
  const rememberedOf = async (headers: readonly string[]) => {
    const own = headers.filter((header) => !header.startsWith(ownColumn));
    const meaning = (await kept.meaning(headers)) ?? (own.length < headers.length && (await kept.meaning(own)));
    if (!meaning) return undefined;
    return headers.map((_, column) => meaning[column] ?? null);
  };

  /** What the columns meant in a file like this before, or what they seem to mean. */
  const workOn = async (source: Source, { headers, rows }: Sheet): Promise<Work> => {
    const country = guessCountry(headers, rows.slice(0, looked)) ?? null;
    const remembered = await rememberedOf(headers);
    const mapping: readonly Mapped[] =
      remembered?.map((field) => ({ field, by: field && 'memory' })) ??
      guessColumns(headers, rows.slice(0, looked), country ?? undefined);
    const isNamed = mapping.some(({ field }) => field === 'country');
    return newWork(source, mapping, isNamed ? null : country);
  };

  const refused = (error: unknown) => {
    if (!(error instanceof UnreadableSheet)) throw error;
    return { problem: error.problem, ...(error.at !== undefined && { at: error.at }) };
  };

  const open: Desk['open'] = async (from) => {
    try {
      const sheet = await sheetIn(from, (done) => onProgress({ stage: 'reading', done }));
      const source = sourceOf(sheet);
      const work = await workOn(source, sheet);
      await write();
      desk = put(source, work);
      await kept.keepSource(source, work);
      return desk.draft();
    } catch (error) {
      return refused(error);
    }
  };

  return {
    open,
    kept: async () => {
      if (desk) return desk.draft();
      const before = await kept.draft();
      if (!before) return null;
      desk = put(before.source, before.work);
      return desk.draft();
    },
    forget: async () => {
      clearTimeout(unwritten);
      unwritten = undefined;
      desk = undefined;
      await kept.forget();
    },
    mapColumn: async (column, field) => {
      const draft = await changing(here().mapColumn(column, field));
      const headers = draft.columns.map(({ header }) => header);
      await kept.remember(
        headers,
        draft.columns.map((one) => one.field),
      );
      return draft;
    },
    setCountry: (country) => changing(here().setCountry(country)),
    setEnvironment: (environment) => changing(here().setEnvironment(environment)),
    rehearse: () => here().rehearse(),
    rows: (filter, from, count) => here().rows(filter, from, count),
    marks: () => here().marks(),
    edit: (changes) => changing(here().edit(changes)),
    fillDown: (field, from, to) => changing(here().fillDown(field, from, to)),
    alike: (field, text) => here().alike(field, text),
    replace: (field, text, by) => changing(here().replace(field, text, by)),
    skip: (indexes, isSkipped) => changing(here().skip(indexes, isSkipped)),
    fix: (trouble) => changing(here().fix(trouble)),
    undo: () => changing(here().undo()),
    sent: (original) => here().sent(original),
    leave: write,
  };
};
