import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountNumber } from '../../../components/account-number/account-number.tsx';
import { AnatomyGrid } from '../../../components/account-number/anatomy-grid.tsx';
import type { Judged as JudgedNumber } from '#shared/anatomy/reading.ts';
import type { Validation } from '../api/validations.ts';
import { engineOf, isJudged } from '../api/country-engine.ts';
import { useNames } from '../messages/code-names.ts';
import { changeOf } from './headline-words.ts';
import css from './result.module.css';

interface ResultNumberProps {
  readonly validation: Validation;
}

const size = '1.75rem';

/** The number as the engine of its country reads it; undefined until, or where, there is none. */
const useJudged = (validation: Validation): JudgedNumber | undefined => {
  const { country, accountFormat: format, normalizedAccount: accountNumber, asked, environment: mode } = validation;
  const { data: engine } = useQuery({
    ...engineOf(country as Parameters<typeof engineOf>[0]),
    enabled: isJudged(country),
  });
  return engine?.judgeAccount({
    format,
    accountNumber,
    bankCode: asked.bankCode ?? undefined,
    branchCode: asked.branchCode ?? undefined,
    routingNumber: asked.routingNumber ?? undefined,
    mode,
  });
};

const Plain = ({ number }: { readonly number: string }) => <p className={css.plain}>{number}</p>;

/** A former number in the shape of the one of now. */
const shapedAs = (judged: JudgedNumber, number: string): JudgedNumber => ({
  ...judged,
  normalized: number,
  confirmed: 0,
  findings: [],
  parts: judged.parts.map((part) => ({ ...part, value: number.slice(part.from, part.to) })),
});

interface FormerProps extends ResultNumberProps {
  readonly judged: JudgedNumber | undefined;
}

/** The account of before, struck through over the one of now: digit under digit where they are as long. */
const Former = ({ validation, judged }: FormerProps) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const change = changeOf(validation, 'otherAccount');
  if (!change) return undefined;
  const { was, bank, until } = change;
  const isAlike = judged !== undefined && judged.normalized.length === was.length;
  const when = until
    ? t(bank ? 'facts.untilBank' : 'facts.until', { until: names.day(until), bank })
    : t(bank ? 'facts.beforeBank' : 'facts.before', { bank });
  return (
    <div className={css.was}>
      <p className={css.key}>{when}</p>
      <s className={isAlike ? 'vh' : css.plain}>{was}</s>
      {isAlike && (
        <div className="anatomy an-read" style={{ ['--max' as string]: size }}>
          <AnatomyGrid judged={shapedAs(judged, was)} />
        </div>
      )}
      <p className={css.key}>{t('facts.now')}</p>
    </div>
  );
};

/** The number of a result with its anatomy; as plain text until, or where, the country cannot be judged here. */
export const ResultNumber = ({ validation }: ResultNumberProps) => {
  const judged = useJudged(validation);
  return (
    <>
      <Former {...{ validation, judged }} />
      {judged ? <AccountNumber judged={judged} size={size} /> : <Plain number={validation.normalizedAccount} />}
    </>
  );
};
