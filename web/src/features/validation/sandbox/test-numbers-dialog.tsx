import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#shared/engine/names.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { Draft } from '../form/draft.ts';
import { testAnswers, testDraft } from './test-numbers.ts';
import css from './test-numbers.module.css';

export interface TestNumbersDialogProps {
  readonly open: boolean;
  readonly country: CountryCode;
  readonly onPick: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** A number for every answer there is, to fill the form with. */
export const TestNumbersDialog = ({ open, country, onPick, onClose }: TestNumbersDialogProps) => {
  const { t } = useTranslation('validation');
  return (
    <Dialog open={open} title={t('testNumbers.title')} onClose={onClose}>
      <p className={css.lead}>{t('testNumbers.lead')}</p>
      <ul className={css.testNumbers}>
        {testAnswers.map((answer) => {
          const draft = testDraft(country, answer);
          return (
            <li key={answer}>
              <button type="button" onClick={() => onPick(draft)}>
                {t(`testNumbers.answers.${answer}`)} <span className="mono">{draft.accountNumber}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};
