import type { TFunction } from 'i18next';
import { headlineOf, titleOf, type HeadlineName } from '#shared/validation/headline.ts';
import type { KnowledgeChange } from '#shared/validation/payees.ts';
import type { Validation } from '../api/validations.ts';
import type { Names } from '../messages/code-names.ts';

type Change = Validation['payee']['changed'][number];

/** What was before, of the one change that a headline or a part of the card tells. */
export const changeOf = ({ payee }: Pick<Validation, 'payee'>, what: KnowledgeChange): Change | undefined =>
  payee.changed.find((change) => change.what === what);

export interface Wording {
  readonly t: TFunction<'validation'>;
  readonly names: Pick<Names, 'day'>;
}

type Titled = Pick<Validation, 'status' | 'reason' | 'nameMatch' | 'fraudRisk' | 'payee' | 'asked'>;

/** The first line of an answer, whole. */
export const titleIn = (validation: Titled, { t, names }: Wording): string => {
  const { headline, form, params } = titleOf(validation);
  if (form === 'unnamed') return t(`headlines.${headline}.unnamed`);
  const { expected, was, until } = params;
  return t(`headlines.${headline}.title`, { expected, was, until: until && names.day(until) });
};

type Explained = Titled & Pick<Validation, 'beneficiary' | 'bank' | 'environment' | 'durationMs'>;

type Explanation = HeadlineName | 'silent' | 'incomparable' | 'interrupted' | 'simulated';

/** Nobody was compared with the holder: because none was expected, none was said, or only stars were. */
const withoutComparison = ({ beneficiary, asked }: Explained, headline: 'exists' | 'existsWarned'): Explanation => {
  if (!beneficiary) return 'silent';
  return asked.beneficiaryName ? 'incomparable' : headline;
};

const explanationOf = (validation: Explained): Explanation => {
  const headline = headlineOf(validation);
  if (validation.environment === 'sandbox' && headline !== 'underway') return 'simulated';
  if (headline === 'exists' || headline === 'existsWarned') return withoutComparison(validation, headline);
  return validation.reason === 'interrupted' ? 'interrupted' : headline;
};

const aMinute = 60;

/** How long somebody really waited: seconds, from two minutes on minutes. */
const waitedIn = (durationMs: number | null, t: Wording['t']): string => {
  const seconds = Math.max(1, Math.round((durationMs ?? 0) / 1000));
  return seconds < 2 * aMinute
    ? t('verdict.waited.seconds', { count: seconds })
    : t('verdict.waited.minutes', { count: Math.round(seconds / aMinute) });
};

/** The bank as a sentence names it, at its beginning or within. */
export const bankIn = ({ bank }: Pick<Validation, 'bank'>, t: Wording['t']) => ({
  bank: bank?.name ?? t('verdict.bank'),
  bankFirst: bank?.name ?? t('verdict.bankFirst'),
});

/** The one sentence under the first line. */
export const explanationIn = (validation: Explained, t: Wording['t']): string =>
  t(`verdict.explain.${explanationOf(validation)}`, {
    ...bankIn(validation, t),
    waited: waitedIn(validation.durationMs, t),
  });
