import { isFinal, settlement, unreadable, type ShownStatus } from '#shared/validation/status.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { creditsPerValidation as price } from '#shared/plans.ts';
import { discrepancy, type Books, type Discrepancy, type DiscrepancyKind, type Hold, type Movement } from './books.ts';
import { mayBeGone } from './may-be-gone.ts';

/** A validation, as far as it matters here. */
export interface Validation {
  readonly id: string;
  readonly status: ShownStatus;
  readonly environment: Environment;
  readonly completedAt?: string | undefined;
  /** What it reserved; with `block`, others did for it. */
  readonly hold?: Hold | undefined;
}

/** What it took out of its lot itself. */
const ownHold = ({ hold }: Validation): Hold | undefined => (hold?.block === undefined ? hold : undefined);

const isSettled = ({ status, completedAt }: Validation, upTo: string): boolean =>
  isFinal(status) && completedAt !== undefined && completedAt <= upTo;

const isVoided = (validation: Validation, upTo: string): boolean =>
  isSettled(validation, upTo) && isFinal(validation.status) && settlement[validation.status] === 'void';

/** Movements of one kind are these and no others. */
const compare = (
  subject: string,
  actual: readonly Movement[],
  expected: readonly Hold[],
  [missing, differs]: readonly [missing: DiscrepancyKind, differs: DiscrepancyKind],
): Discrepancy[] => {
  const [movement] = actual;
  const [hold] = expected;
  if (!movement && !hold) return [];
  if (!movement) return [discrepancy(missing, subject, hold?.credits ?? 0)];
  const isExact = actual.length === 1 && movement.lotId === hold?.lotId && movement.credits === hold.credits;
  const moved = actual.reduce((sum, { credits }) => sum + (credits ?? 0), 0);
  return isExact ? [] : [discrepancy(differs, subject, moved - (hold?.credits ?? 0))];
};

const negative = ({ lotId, credits }: Hold): Hold => ({ lotId, credits: -credits });

/** What a validation has to have moved by an instant, against what it did since it was last looked at. */
const judge = (
  validation: Validation,
  movements: readonly Movement[],
  { isNew, upTo }: { readonly isNew: boolean; readonly upTo: string },
): Discrepancy[] => {
  const { id } = validation;
  const hold = ownHold(validation);
  const of = (wanted: string) => movements.filter(({ kind }) => kind === wanted);
  const returned = hold && isVoided(validation, upTo) ? [hold] : [];
  // What comes back to a lot that is over ends at once; whether it was is told by the sum of the lot.
  const ended = of('expire').length > 0 ? returned.map(negative) : [];
  const isFree = isNew && !validation.hold && validation.environment === 'production';
  return [
    ...(isFree ? [discrepancy('reserveMissing', id, price)] : []),
    ...compare(id, of('reserve'), hold && isNew ? [negative(hold)] : [], ['reserveMissing', 'reserveDiffers']),
    ...compare(id, of('void'), returned, ['voidMissing', 'voidDiffers']),
    ...compare(id, of('expire'), ended, ['expireDiffers', 'expireDiffers']),
  ];
};

interface Span {
  readonly movements: readonly Movement[];
  /** Created within the span. */
  readonly created: readonly Validation[];
  /** Those that were open before it, as they are now. */
  readonly reread: readonly Validation[];
  readonly upTo: string;
  readonly now: string;
}

interface Judged {
  readonly discrepancies: readonly Discrepancy[];
  readonly open: Books['open'];
}

const stray = (subject: string, movements: readonly Movement[]): Discrepancy =>
  discrepancy(
    'strayMovement',
    subject,
    movements.reduce((sum, { credits }) => sum + Math.abs(credits ?? 0), 0),
  );

const openOf = (known: readonly Validation[], before: Books['open'], upTo: string): Books['open'] =>
  Object.fromEntries(
    known
      .filter((validation) => validation.status === unreadable || !isSettled(validation, upTo))
      .filter((validation) => validation.status === unreadable || validation.hold)
      .map((validation) => {
        const hold = validation.hold ?? before[validation.id];
        return [validation.id, hold ? { lotId: hold.lotId, credits: hold.credits, block: hold.block } : null];
      }),
  );

/** Those that are new and those that were open, as they are now. */
export const knownOf = (before: Books['open'], { created, reread }: Pick<Span, 'created' | 'reread'>): Validation[] => {
  const fresh = created.filter(({ id }) => !(id in before));
  return [...new Map([...reread, ...fresh].map((validation) => [validation.id, validation])).values()];
};

/**
 * Every validation has exactly the movements it owes, and no movement is of a validation that does not owe it. Of one that its
 * customer keeps no longer nothing is said.
 */
export const judgeValidations = (before: Books['open'], span: Span): Judged => {
  const { movements, upTo, now } = span;
  const bySubject = Map.groupBy(movements, ({ subject }) => subject);
  const known = new Map(knownOf(before, span).map((validation) => [validation.id, validation]));
  const isMissing = (id: string): boolean => !known.has(id) && !mayBeGone(id, now);
  const readable = [...known.values()].filter(({ status }) => status !== unreadable);
  return {
    discrepancies: [
      ...readable.flatMap((one) => judge(one, bySubject.get(one.id) ?? [], { isNew: !(one.id in before), upTo })),
      ...[...bySubject].flatMap(([subject, of]) => (isMissing(subject) ? [stray(subject, of)] : [])),
      ...Object.entries(before).flatMap(([id, hold]) =>
        isMissing(id) ? [discrepancy('validationMissing', id, hold?.credits ?? 0)] : [],
      ),
    ],
    open: openOf([...known.values()], before, upTo),
  };
};
