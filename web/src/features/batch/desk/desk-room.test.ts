import { expect, test } from 'vitest';
import { keptIn, type Kept } from './kept.ts';
import { keptIfAble } from './kept-if-able.ts';
import { openRoom, type Room } from './desk-room.ts';
import { rowMarks, type Draft, type Refused } from './desk.ts';
import type { Source } from './source.ts';
import type { Mapped, Work } from './work.ts';

/** Keeps drafts in memory: what a browser keeps is shown in a browser. */
const keptInMemory = (): Kept => {
  let draft: { source: Source; work: Work } | undefined;
  const meanings = new Map<string, readonly Mapped['field'][]>();
  return {
    isThere: async () => draft !== undefined,
    draft: async () => structuredClone(draft),
    keepSource: async (source, work) => {
      draft = structuredClone({ source, work });
    },
    keepWork: async (work) => {
      draft = draft && { ...draft, work: structuredClone(work) };
    },
    forget: async () => {
      draft = undefined;
    },
    meaning: async (headers) => meanings.get(headers.join()),
    remember: async (headers, fields) => {
      meanings.set(headers.join(), fields);
    },
  };
};

const right = ['032180000118359719', '002010077777777771', '012180001234567891'];
const wrong = '032180000118359710';
const opened = async (text: string, kept = keptInMemory()): Promise<{ room: Room; draft: Draft }> => {
  const room = openRoom(kept, () => undefined);
  const draft: Draft | Refused = await room.open({ pasted: text });
  if ('problem' in draft) throw new Error(draft.problem);
  return { room, draft };
};
const table = (...rows: readonly (readonly string[])[]): string => rows.map((row) => row.join('\t')).join('\n');
const payroll = table(
  ['nombre', 'clabe', 'color'],
  ['Ana', right[0] ?? '', 'x'],
  ['Luz', wrong, 'y'],
  ['Ana', right[0] ?? '', 'z'],
  ['Eva', right[1] ?? '', ''],
);
const counts = async (room: Room) => {
  const { troubles: _, ...all } = await room.rehearse();
  return all;
};

test('finds the columns and the country of a file', async () => {
  const { draft } = await opened(payroll);
  expect(draft.columns.map(({ field, by }) => [field, by])).toEqual([
    ['beneficiaryName', 'name'],
    ['accountNumber', 'name'],
    [null, null],
  ]);
  expect([draft.country, draft.rows]).toEqual(['MX', 4]);
});

test('every row counts once, and rows that ask the same cost one credit', async () => {
  const { room } = await opened(payroll);
  expect(await counts(room)).toEqual({ ready: 2, warned: 0, duplicates: 1, wrong: 1, skipped: 0, credits: 2 });
  expect([...(await room.marks())]).toEqual([0, rowMarks.error, rowMarks.duplicate, 0]);
  expect((await room.rows('duplicate', 0, 9)).rows.map(({ index, sameAs }) => [index, sameAs])).toEqual([[2, 0]]);
});

test('a row that asks something else gives its lead to the next, and undoing gives it back', async () => {
  const { room } = await opened(payroll);
  await room.edit([{ index: 0, field: 'accountNumber', value: right[1] ?? '' }]);
  expect([...(await room.marks())]).toEqual([0, rowMarks.error, 0, 0]);
  await room.edit([{ index: 0, field: 'beneficiaryName', value: 'Eva' }]);
  expect([...(await room.marks())]).toEqual([0, rowMarks.error, 0, rowMarks.duplicate]);
  await room.undo();
  await room.undo();
  expect([...(await room.marks())]).toEqual([0, rowMarks.error, rowMarks.duplicate, 0]);
});

test('judging what was changed comes to what judging everything does', async () => {
  const { room } = await opened(payroll);
  await room.rehearse();
  await room.fillDown('accountNumber', 1, 3);
  await room.skip([2], true);
  expect([...(await room.marks())]).toEqual([0, 1, 8, 1]);
  const undone = await room.undo();
  expect([...(await room.marks())]).toEqual([0, 1, 1, 1]);
  expect(undone).toEqual(await room.rehearse());
});

test('fixes all rows alike with what each of them proves', async () => {
  const bare = (text: string) => text.replace(/^0+/, '');
  const { room } = await opened(
    table(['nombre', 'clabe'], ['Ana', bare(right[0] ?? '')], ['Eva', bare(right[1] ?? '')]),
  );
  await room.setCountry('MX');
  const { troubles } = await room.rehearse();
  const fixable = troubles.filter(({ fix }) => fix);
  expect(fixable.length).toBeGreaterThan(0);
  for (const { id } of fixable) await room.fix(id);
  const { rows } = await room.rows('all', 0, 9);
  expect(rows.map(({ values }) => values.accountNumber)).toEqual(right.slice(0, 2));
});

test('what is typed stays with its column when that gets another meaning', async () => {
  const { room } = await opened(payroll);
  await room.edit([{ index: 3, field: 'beneficiaryName', value: 'Eva María' }]);
  await room.mapColumn(2, 'beneficiaryName');
  expect((await room.rows('all', 3, 1)).rows[0]?.values.beneficiaryName).toBeUndefined();
  await room.mapColumn(0, 'beneficiaryName');
  expect((await room.rows('all', 3, 1)).rows[0]?.values.beneficiaryName).toBe('Eva María');
});

test('sends the rows that can be right, with the own columns of the customer on one line each', async () => {
  const { room } = await opened(payroll.replace('\tx', '\t"x\n\u202ey"'));
  const sent = await room.sent(true);
  const lines = (await sent.lines.text())
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect([sent.rows, sent.columns]).toEqual([3, ['nombre', 'clabe', 'color']]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ country: 'MX', accountNumber: right[0], original: ['Ana', right[0], 'x y'] });
});

test('a draft comes back as it was left, and not once it is forgotten', async () => {
  const kept = keptInMemory();
  const { room } = await opened(payroll, kept);
  await room.edit([{ index: 1, field: 'accountNumber', value: right[2] ?? '' }]);
  await room.skip([3], true);
  const before = await room.rehearse();
  await room.leave();
  const later = openRoom(kept, () => undefined);
  expect((await later.kept())?.rows).toBe(4);
  expect(await later.rehearse()).toEqual(before);
  await later.forget();
  expect(await later.kept()).toBeNull();
});

test('a file that cannot be read leaves the draft before it where it was', async () => {
  const kept = keptInMemory();
  const { room } = await opened(payroll, kept);
  expect(await room.open({ pasted: '\n' })).toEqual({ problem: 'empty' });
  expect((await openRoom(kept, () => undefined).kept())?.rows).toBe(4);
});

test('columns that were chosen by hand are so in the next file with the same headers', async () => {
  const kept = keptInMemory();
  const { room } = await opened(payroll, kept);
  await room.mapColumn(2, 'reference');
  const { draft } = await opened(payroll, kept);
  expect(draft.columns.map(({ field, by }) => [field, by])[2]).toEqual(['reference', 'memory']);
});

test('a field is in one column at most', async () => {
  const { room } = await opened(payroll);
  const { columns } = await room.mapColumn(2, 'accountNumber');
  expect(columns.map(({ field }) => field)).toEqual(['beneficiaryName', null, 'accountNumber']);
});

test('goes on where the browser keeps nothing, telling so once', async () => {
  let told = 0;
  // There is no IndexedDB here: every word of it is refused.
  const { room } = await opened(
    payroll,
    keptIfAble(keptIn('ana'), () => void told++),
  );
  expect(await room.edit([{ index: 1, field: 'accountNumber', value: right[1] ?? '' }])).toMatchObject({ wrong: 0 });
  expect(await room.kept()).toMatchObject({ rows: 4 });
  await room.leave();
  expect(told).toBe(1);
  await room.forget();
  expect(await room.kept()).toBeNull();
});

test('a draft that lies on the desk is told as it is now, not as it was written down', async () => {
  const { room, draft } = await opened(payroll);
  await room.edit([{ index: 1, field: 'beneficiaryName', value: 'Luz María' }]);
  await room.kept();
  expect((await room.rows('all', 1, 1)).rows[0]?.values.beneficiaryName).toBe('Luz María');
  expect(draft.rows).toBe(4);
});

test('a correction is made in all rows with the same text, and undone at once', async () => {
  const { room } = await opened(payroll);
  await room.edit([{ index: 0, field: 'beneficiaryName', value: 'Ana María' }]);
  expect(await room.alike('beneficiaryName', 'Ana')).toBe(1);
  await room.edit([{ index: 3, field: 'beneficiaryName', value: 'Ana' }]);
  await room.replace('beneficiaryName', 'Ana', 'Ana María');
  const names = async () => (await room.rows('all', 0, 4)).rows.map(({ values }) => values.beneficiaryName);
  expect(await names()).toEqual(['Ana María', 'Luz', 'Ana María', 'Ana María']);
  expect(await room.alike('beneficiaryName', 'Ana')).toBe(0);
  await room.undo();
  expect(await names()).toEqual(['Ana María', 'Luz', 'Ana', 'Ana']);
});

test('rows that are skipped are left out of a correction of all alike, and rows without text are alike, too', async () => {
  const { room } = await opened(payroll);
  await room.skip([2], true);
  expect(await room.alike('beneficiaryName', 'Ana')).toBe(1);
  expect(await room.alike('bankCode', '')).toBe(3);
  await room.replace('bankCode', '', '032');
  const codes = (await room.rows('all', 0, 4)).rows.map(({ values }) => values.bankCode);
  expect(codes).toEqual(['032', '032', undefined, '032']);
});

test('columns mean in the file of what is wrong what they meant in the file it was made of', async () => {
  const kept = keptInMemory();
  const { room } = await opened(payroll, kept);
  await room.mapColumn(2, 'reference');
  const withErrors = table(
    ['nombre', 'clabe', 'color', 'CuentaClara: qué corregir'],
    ['Luz', wrong, 'y', 'Termina en 9, no en 0.'],
  );
  const { draft } = await opened(withErrors, kept);
  expect(draft.columns.map(({ field }) => field)).toEqual(['beneficiaryName', 'accountNumber', 'reference', null]);
});
