import { Answer } from '../entry/implement.ts';
import type { PortsOf } from '../ports/connect.ts';
import { isFinal, unreadable } from '#shared/validation/status.ts';
import { nothingToTellSeconds, secondsUntilAnswer } from '../rules/bank/pending.ts';
import { balanceOf, type Balance } from '../rules/credits/wallet.ts';
import { KeyUsed } from '../rules/idempotency/claim.ts';
import { secondsBetween } from '../rules/time.ts';
import type { Validation } from '../store/validations/validation.ts';
import type { Validated } from './validate.ts';
import { viewOf } from './view.ts';

type View = Awaited<ReturnType<typeof viewOf>>;

/** 202: the answer takes longer than a request waits, and will be found below `path`. */
const accepted = (view: View, validation: Validation, path: string) =>
  new Answer(view, { location: `${path}/${view.id}`, 'retry-after': String(secondsUntilAnswer(validation)) }, 202);

/** How an API answers a validation whose resource stands below `path`. */
export const answerOf = async ({ validation, isPending, judged, liveLots }: Validated, path: string) => {
  const view = await viewOf(validation, balanceOf(liveLots), judged.account);
  return isPending ? accepted(view, validation, path) : view;
};

const balanceNow = async (
  { credits, clock }: PortsOf<'credits.live' | 'clock.now'>,
  { userId }: Validation,
): Promise<Balance> => balanceOf(await credits.live(userId, clock.now()));

/**
 * The stored answer of a validation that was asked before, `undefined` where there is none by this id. While it owes its
 * answer it throws `KeyUsed`, which says when there will be one.
 */
export const repeatedAnswer = async (
  ports: PortsOf<'validations.find' | 'credits.live' | 'clock.now'>,
  { userId, id }: Pick<Validation, 'userId' | 'id'>,
  path: string,
) => {
  const validation = await ports.validations.find(userId, id);
  if (!validation) return undefined;
  const { status, awaiting } = validation;
  if (!awaiting && status !== unreadable && !isFinal(status))
    throw new KeyUsed(nothingToTellSeconds(secondsBetween(validation.createdAt, ports.clock.now())));
  const view = await viewOf(validation, await balanceNow(ports, validation));
  return awaiting ? accepted(view, validation, path) : view;
};
