import { settlement } from '#shared/validation/status.ts';
import { balanceOf, changedBy } from '../rules/credits/wallet.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Awaiting, Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import { settleAnswer, type Answered } from './settle-answer.ts';
import { underway } from './underway.ts';
import { viewOf } from './view.ts';

/** A validation whose credit is reserved, and what its owner has beside. */
interface Begun {
  readonly validation: Validation;
  readonly liveLots: readonly Lot[];
}

/** The settle job was faster: what it wrote is what counts. */
const asStored = async ({ validations }: PortsOf<'validations.find'>, { validation, liveLots }: Begun) =>
  viewOf((await validations.find(validation.userId, validation.id)) ?? validation, balanceOf(liveLots));

/** Leaves a bank that wants more time to the job that asks again. */
export const postpone = async (
  ports: PortsOf<'awaited.open' | 'validations.find'>,
  begun: Begun,
  awaiting: Awaiting,
) => {
  const opened = await ports.awaited.open(begun.validation, awaiting);
  return opened === 'open' ? underway(begun.validation, balanceOf(begun.liveLots)) : asStored(ports, begun);
};

/** Makes the answer final, and shows it with the balance that it leaves. */
export const conclude = async (
  ports: PortsOf<'validations.settle' | 'validations.find'>,
  begun: Begun,
  answered: Omit<Answered, 'validation'>,
  completedAt: string,
) => {
  const { validation, liveLots } = begun;
  const { result, outcome } = await settleAnswer(ports, { ...answered, validation }, completedAt);
  if (result === 'alreadySettled') return asStored(ports, begun);
  const { hold } = validation;
  const isVoid = hold && settlement[outcome.status] === 'void';
  const lots = isVoid ? changedBy(liveLots, hold.lotId, hold.credits) : liveLots;
  return viewOf({ ...validation, ...outcome, completedAt }, balanceOf(lots));
};
