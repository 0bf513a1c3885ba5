import { loadCountry } from '#shared/engine/load-country.ts';
import { sandboxAnswer } from '../rules/bank/sandbox.ts';
import { balanceOf } from '../rules/credits/wallet.ts';
import { noActivity } from '../rules/risk/account-activity.ts';
import { draftOf } from './draft.ts';
import { outcomeIn } from './finalize.ts';
import { judge, type Body } from './judge.ts';
import { viewOf } from './view.ts';

/** Whoever has no account yet: it is written nowhere, so nobody finds it again. */
const nobody = { owner: '', via: { via: 'dashboard' } } as const;

/**
 * What the sandbox would answer, judged and told as any validation is, and kept nowhere. A slow account is answered at once:
 * there is no row that could be looked at later.
 */
export const simulate = async (asked: Omit<Body, 'environment'>, now: string) => {
  const body = { ...asked, environment: 'sandbox' } as const;
  const judged = judge(await loadCountry(body.country), body);
  const validation = draftOf({ ...nobody, body }, judged, now);
  const { answer, fraudRisk: risk, payee } = sandboxAnswer(validation);
  const { findings } = judged.account;
  const expectedName = body.beneficiaryName;
  const outcome = outcomeIn({ validation, expectedName, findings, answer, seen: noActivity, risk, payee });
  const view = await viewOf({ ...validation, ...outcome, completedAt: now }, balanceOf([]), judged.account);
  return { ...view, environment: body.environment };
};
