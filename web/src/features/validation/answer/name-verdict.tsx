import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Sentences } from './sentences.tsx';
import { nameSentences, type ComparedNames } from './verdict-name.ts';

/** Whether the holder is whom somebody expects to pay, and each word that differs. */
export const NameVerdict = (compared: ComparedNames) => {
  const { t } = useTranslation('validation');
  const icon = compared.nameMatch.result === 'match' ? Check : TriangleAlert;
  return <Sentences of={nameSentences(compared, t)} icon={icon} />;
};
