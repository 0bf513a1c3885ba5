import { useTranslation } from 'react-i18next';
import { headlineOf } from '#shared/validation/headline.ts';
import type { Recognized } from './notice.ts';

/** An answer of the past and its holder: «Existe: FERRETERA DEL BAJIO». Whom it was compared with may not be who is expected now. */
export const useAnswerWords = () => {
  const { t } = useTranslation('known');
  return (answered: NonNullable<Recognized['last']>): string => {
    const answer = t(`headlines.${headlineOf({ ...answered, nameMatch: null })}.short`);
    const { beneficiary: holder } = answered;
    return holder === null ? t('repeat.saidAlone', { answer }) : t('repeat.said', { answer, holder });
  };
};
