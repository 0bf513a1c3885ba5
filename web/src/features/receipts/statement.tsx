import { useTranslation } from 'react-i18next';
import { nameAnatomyOf } from '#shared/anatomy/names.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import { AccountNumber } from '../../components/account-number/account-number.tsx';
import { HeadlineIcon } from '../../components/headline/headline-icon.tsx';
import { NameAnatomy } from '../../components/name-anatomy/name-anatomy.tsx';
import type { Statement as Said } from './api/receipts.ts';
import { answerIn, toneIn } from './statement-answer.ts';
import css from './sheet.module.css';

interface StatementProps {
  readonly said: Said;
}

const useBank = () => {
  const { t } = useTranslation('receipts');
  return ({ bank }: Said) => bank?.name ?? t('bank');
};

/** What was judged when it was asked: a number with hidden digits cannot be judged again. */
const judgedOf = ({ accountNumber, anatomy, bank, environment }: Said): Judged => ({
  normalized: accountNumber,
  state: 'well-formed',
  missing: 0,
  confirmed: environment === 'production' ? 1 : 0,
  bank: bank ?? undefined,
  parts: anatomy,
  findings: [],
});

export const Question = ({ said }: StatementProps) => {
  const { t } = useTranslation('receipts');
  const { expected, anatomy, accountNumber } = said;
  return (
    <section className={css.section}>
      <p className={css.key}>{t('question.label')}</p>
      <h2 className={css.question}>{expected ? t('question.name', { expected }) : t('question.account')}</h2>
      {anatomy.length > 0 ? (
        <AccountNumber judged={judgedOf(said)} size="1.75rem" />
      ) : (
        <p className={css.number}>{accountNumber}</p>
      )}
    </section>
  );
};

const Names = ({ said }: StatementProps) => {
  const { t } = useTranslation('receipts');
  const { holder, expected, nameMatch, names } = said;
  if (!holder) return <p className={css.soft}>{t('names.unsaid')}</p>;
  const sentence = expected ? t('names.sentence', { holder, expected }) : t('names.sentenceAlone', { holder });
  return (
    <>
      <NameAnatomy
        parts={nameAnatomyOf({ holder, expected: expected ?? undefined, nameMatch: names })}
        sentence={sentence}
        isForGuests
      />
      {nameMatch && (
        <p className={css.soft}>
          {t(`names.${nameMatch}`)} {!names && t('names.masked')}
        </p>
      )}
    </>
  );
};

const Risk = ({ level, reasons }: NonNullable<Said['risk']>) => {
  const { t } = useTranslation('receipts');
  return (
    <p className={css.risk} data-level={level}>
      <b>{t(`risk.${level}`)}</b>
      <span className={css.meter} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{reasons.length === 0 ? t('risk.nothing') : reasons.map((one) => t(`fraudReasons.${one}`)).join(' ')}</span>
    </p>
  );
};

export const Answer = ({ said }: StatementProps) => {
  const { t } = useTranslation('receipts');
  const bankOf = useBank();
  const { headline, expected, risk } = said;
  const answer = answerIn(said);
  const hasHolder = !['notFound', 'otherCurrency', 'invalid'].includes(answer) || said.holder !== null;
  return (
    <section className={css.section}>
      <p className={css.key}>{t('answer.label', { bank: bankOf(said) })}</p>
      <h2 className={css.answer} data-tone={toneIn(said)}>
        <HeadlineIcon of={headline} />
        {t(`answer.${answer}`, { expected: expected ?? '' })}
      </h2>
      {hasHolder && <Names said={said} />}
      {risk && <Risk {...risk} />}
    </section>
  );
};
