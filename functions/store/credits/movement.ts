import * as z from 'zod';
import { movementKinds } from '#shared/validation/credits.ts';
import { keys } from '../table/keys.ts';
import { momentOr1970, rowsOf, type Item } from '../table/row.ts';
import { TableName } from '../table/table.ts';

/** One immutable entry of the ledger. What a lot holds is the sum of its `credits`. */
const Entry = z.object({
  kind: z.string(),
  /**
   * What moved the credits: a validation, the lot or the debt itself when it began or ended, or, where a lot pays a debt, the
   * other of the two.
   */
  subject: z.string(),
  lotId: z.string(),
  /** Of the lot; of a debt, that of the lot whose credits were spent. */
  source: z.string(),
  credits: z.int(),
  at: z.iso.datetime(),
  /** When the lot expires; movements of a validation do not tell, nor do grants of the release before. */
  expiresAt: z.iso.datetime().optional(),
  /** The payment that explains it. */
  paymentId: z.string().optional(),
});

/** An entry of this version. */
export interface Movement extends z.output<typeof Entry> {
  readonly kind: (typeof movementKinds)[number];
}

/** An entry of any version, with where it stands in the ledger; without credits where it cannot be read. */
export interface Told extends Omit<z.output<typeof Entry>, 'credits'> {
  readonly place: string;
  readonly credits: number | null;
}

/**
 * Movements of one instant keep the order in which they make sense: a credit is reserved before it is given back. Where a
 * subject can move credits twice in one instant, `more` tells the two apart.
 */
const placeOf = ({ at, subject, kind }: Movement, more: readonly string[]): string =>
  [at, movementKinds.indexOf(kind), subject, ...more.filter((part) => part !== '')].join('#');

const entries = rowsOf('movement', Entry);

/** When it happened and what moved it stand in its place, too. */
const remainsOf = (place: string) => {
  const [at = '', , subject = ''] = place.split('#');
  return { kind: '', subject, lotId: '', source: '', credits: null, at: momentOr1970(at) };
};

/** Every item is an entry, be it one that this version cannot read. */
export const readMovement = (item: Item): Told => {
  const place = String(item['sk']).slice(keys.movement('', '').sk.length);
  return { place, ...(entries.one(item) ?? remainsOf(place)) };
};

/**
 * Written in the transaction that makes it true, whose conditions let it happen once: a lot is created once, a
 * validation reserves when it is created and is settled once, a lot ends once. The key therefore may begin with the
 * time, which is the order people read a ledger in.
 */
export const movementItem = (userId: string, movement: Movement, more: readonly string[] = []) => ({
  Put: {
    TableName: TableName(),
    Item: { ...keys.movement(userId, placeOf(movement, more)), ...movement },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
