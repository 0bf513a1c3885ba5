import { useTranslation } from 'react-i18next';
import { headlineOf } from '#shared/validation/headline.ts';
import type { Recognized } from './notice.ts';

/** An answer of the past in the words of its card, with its holder: «Es de quien esperas: FERRETERA DEL BAJIO». */
export const useAnswerWords = () => {
  const { t } = useTranslation('known');
  return (answered: NonNullable<Recognized['last']>): string => {
    const answer = t(`headlines.${headlineOf(answered)}.short`);
    const { beneficiary: holder } = answered;
    return holder === null ? t('repeat.saidAlone', { answer }) : t('repeat.said', { answer, holder });
  };
};
