import type { CountryCode } from '#shared/engine/names.ts';
import { sandboxAccount, type ScenarioName } from '#shared/validation/sandbox.ts';
import { emptyDraft } from '../form/draft.ts';
import type { Draft } from '../form/draft.ts';

/** The answers a form can be filled for; docs/sandbox.md lists every one there is. */
export const testAnswers = [
  'valid',
  'masked',
  'mediumRisk',
  'highRisk',
  'slow',
  'otherAccount',
  'otherHolder',
  'otherPayee',
  'notFound',
  'otherCurrency',
  'failing',
  'silent',
] as const satisfies readonly ScenarioName[];

/** A whole account that the sandbox answers in the way that is wanted. */
export const testDraft = (country: CountryCode, wanted: (typeof testAnswers)[number]): Draft => ({
  ...emptyDraft,
  ...sandboxAccount(country, wanted),
  environment: 'sandbox',
});
