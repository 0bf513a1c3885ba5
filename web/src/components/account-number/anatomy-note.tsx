import { useTranslation } from 'react-i18next';
import type { Placed } from '#shared/anatomy/layout.ts';
import { noteOf, type Note } from '#shared/anatomy/note.ts';
import type { Judged, ReadRun } from '#shared/anatomy/reading.ts';
import { Mark } from '../ui/mark.tsx';

const CheckVerdict = ({ agrees, expected }: NonNullable<Note['check']>) => {
  const { t } = useTranslation('account-number');
  return (
    <span className="an-val">
      <Mark state={agrees ? 'ok' : 'bad'} />{' '}
      <span className="an-word">{!agrees && expected ? t('shouldBe', { expected }) : t('correct')}</span>
    </span>
  );
};

/** The name of a part and what it turned out to be: the bank's name, the verdict on a check digit. */
export const AnatomyNote = ({ run, judged }: { readonly run: Placed<ReadRun>; readonly judged: Judged }) => {
  const { t } = useTranslation('account-number');
  const { isShort, bank, check, about } = noteOf(run, judged);
  const label = t(isShort ? 'short.checkDigit' : `parts.${run.part}`);
  // `Banco Macro` says that it is a bank, and an at sign what it is.
  const isTold = run.part === 'at' || (bank && bank !== 'unknown' && bank.name.startsWith(`${label} `));
  return (
    <>
      {!isTold && <span className="an-label">{label}</span>}{' '}
      {bank && <span className="an-val">{bank === 'unknown' ? t('notInCatalogue') : bank.name}</span>}
      {check && <CheckVerdict {...check} />}
      {about && <span className="an-val is-about">{t(`about.${about}`)}</span>}
    </>
  );
};
