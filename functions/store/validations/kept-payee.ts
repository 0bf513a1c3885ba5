import * as z from 'zod';
import { KnownChange, type KnownPayee } from '#shared/contract/resources/payee.ts';

const { what, until, was, bank } = KnownChange.shape;
/** One of a kind that this version does not know is still a change. */
const Change = z.object({ what: what.catch('unknown'), until: until.default(null), was, bank: bank.default(null) });

/**
 * What was known of a payee as the row of an answer keeps it. A usual row fits one write unit: what the row says anyway is
 * left out, so without a name it is the holder's whom the bank named, and whoever has an id is known.
 */
export const KeptPayee = z.object({
  known: z.boolean().optional(),
  id: z.string().optional(),
  name: z.string().optional(),
  since: z.iso.datetime().optional(),
  validations: z.int().min(0).default(0),
  changed: z.array(Change).default([]),
});
export type KeptPayee = z.input<typeof KeptPayee>;

export const keptPayee = (
  { known, id, name, since, validations, changed }: KnownPayee,
  holder: string | undefined,
): KeptPayee => ({
  ...(known !== (id !== null) && { known }),
  ...(id !== null && { id }),
  ...(name !== null && name !== holder && { name }),
  ...(since !== null && { since }),
  ...(validations > 0 && { validations }),
  ...(changed.length > 0 && { changed: changed.map(({ bank: at, ...one }) => ({ ...one, ...(at && { bank: at }) })) }),
});

export const payeeIn = (kept: z.output<typeof KeptPayee>, holder: string | undefined): KnownPayee => {
  const { id, known = id !== undefined, name, since, validations, changed } = kept;
  const named = name ?? (known ? holder : undefined);
  return { known, id: id ?? null, name: named ?? null, since: since ?? null, validations, changed };
};
