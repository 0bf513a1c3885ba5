import { headlineOf, type HeadlineName } from '#shared/validation/headline.ts';
import { knowledgeChanges } from '#shared/validation/payees.ts';
import { reasons } from '#shared/validation/reasons.ts';
import { scenarioAt, scenarioOf } from '#shared/validation/sandbox.ts';

/** What the sandbox will say of an account, as far as it follows from its number. */
export const sandboxAnswer = (
  country: string,
  accountNumber: string,
): { readonly headline: HeadlineName; readonly isSlow: boolean } => {
  const name = scenarioOf(country, accountNumber);
  const { reason, fraudRisk, isSlow = false } = scenarioAt(name);
  const headline = headlineOf({
    status: reason ? reasons[reason].status : 'VALID',
    reason: reason ?? null,
    nameMatch: null,
    fraudRisk: fraudRisk ?? null,
    payee: { changed: knowledgeChanges.filter((what) => what === (name as string)).map((what) => ({ what })) },
  });
  return { headline, isSlow };
};
