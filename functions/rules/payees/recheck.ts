import type { RecheckRhythm } from '#shared/validation/payees.ts';
import { plusMonths } from '../subscriptions/month.ts';
import { daySeconds, dayStart, plusSeconds } from '../time.ts';

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const satisfies Record<
  Exclude<RecheckRhythm, 'never'>,
  number
>;

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A second of the day that the chance in an id chooses, so that not all payees are asked about at midnight. */
const secondOf = (id: string): number =>
  Array.from({ length: 6 }, (_, place) => Math.max(0, letters.indexOf(id.at(place - 6) ?? ''))).reduce(
    (sum, letter) => sum * letters.length + letter,
    0,
  ) % daySeconds;

interface Rhythm {
  readonly rhythm: RecheckRhythm;
  /** When the rhythm was chosen: its day of the month is the one to ask on, or the last of a month that is shorter. */
  readonly since: string;
  /** The next one comes after this moment. */
  readonly after: string;
  readonly id: string;
}

/** When a payee is asked about next; nothing where never. Days are those of UTC. */
export const nextRecheckAt = ({ rhythm, since, after, id }: Rhythm): string | undefined => {
  if (rhythm === 'never') return undefined;
  const anchor = dayStart(since);
  for (let turn = 1; ; turn++) {
    const at = plusSeconds(plusMonths(anchor, turn * months[rhythm]), secondOf(id));
    if (at > after) return at;
  }
};

/** Nobody answered: asked once more, so much later, so often in one turn. */
export const againAfterSeconds = 4 * 60 * 60;
export const asksAtMost = 5;
