import { useTranslation } from 'react-i18next';
import { Mark } from '../ui/mark.tsx';
import type { Placed } from '#shared/anatomy/layout.ts';
import type { Judged, ReadRun } from '#shared/anatomy/reading.ts';

const BankName = ({ judged }: { readonly judged: Judged }) => {
  const { t } = useTranslation('account-number');
  const isUnknown = judged.findings.some(({ code }) => code === 'account.bank_unknown');
  return <span className="an-val">{judged.bank?.name ?? (isUnknown ? t('notInCatalogue') : '')}</span>;
};

const CheckVerdict = ({ run }: { readonly run: ReadRun }) => {
  const { t } = useTranslation('account-number');
  return (
    <span className="an-val">
      <Mark state={run.isBad ? 'bad' : 'ok'} />{' '}
      <span className="an-word">
        {run.isBad && run.expected ? t('shouldBe', { expected: run.expected }) : t('correct')}
      </span>
    </span>
  );
};

/** Parts that name an institution. */
const named: ReadonlySet<string> = new Set(['bank', 'provider', 'institution']);

const about = new Set(['plaza', 'branch', 'account'] as const);
type Explained = typeof about extends Set<infer Part> ? Part : never;
const isExplained = (part: string): part is Explained => (about as ReadonlySet<string>).has(part);

/** The name of a part and what it turned out to be: the bank's name, the verdict on a check digit. */
export const AnatomyNote = ({ run, judged }: { readonly run: Placed<ReadRun>; readonly judged: Judged }) => {
  const { t } = useTranslation('account-number');
  const isTight = run.part === 'checkDigit' && !run.isFinal;
  return (
    <>
      <span className="an-label">{t(isTight ? 'short.checkDigit' : `parts.${run.part}`)}</span>{' '}
      {named.has(run.part) && <BankName judged={judged} />}
      {run.isTold && <CheckVerdict run={run} />}
      {isExplained(run.part) && <span className="an-val is-about">{t(`about.${run.part}`)}</span>}
    </>
  );
};
