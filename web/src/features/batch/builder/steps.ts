import type { BatchField } from '#shared/batch/fields.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import type { Draft } from '../desk/desk.ts';

export const steps = ['file', 'columns', 'review', 'confirm'] as const;
export type Step = (typeof steps)[number];

const has = ({ columns }: Draft, field: BatchField) => columns.some((column) => column.field === field);

/** Without these nothing can be judged: the number, and a country for every row. */
export const lackingOf = (draft: Draft): readonly ('accountNumber' | 'country')[] =>
  (['accountNumber', 'country'] as const).filter(
    (field) => !has(draft, field) && !(field === 'country' && draft.country !== null),
  );

/** What the country asks for and no column has: it can be filled in later, cell by cell or for all rows. */
export const unfilledOf = (draft: Draft, required: readonly FieldRequirement[]): readonly BatchField[] =>
  required
    .filter((one) => one.required && one.field !== 'accountNumber' && !has(draft, one.field))
    .map(({ field }) => field);

/** Whether nothing has to be asked about the columns: each is known by its header, or from a file like this one. */
export const isRecognized = (draft: Draft): boolean =>
  lackingOf(draft).length === 0 && draft.columns.every(({ by }) => by === 'name' || by === 'memory');

/** As spreadsheets call a column: A, B, ... Z, AA. */
export const letterOf = (column: number): string => {
  const before = Math.floor(column / 26);
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + (column % 26));
};
