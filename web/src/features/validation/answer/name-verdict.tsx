import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icon.tsx';
import { nameSentences, type ComparedNames } from './verdict-name.ts';
import css from './result.module.css';

/** Whether the holder is whom somebody expects to pay, and each word that differs. */
export const NameVerdict = (compared: ComparedNames) => {
  const { t } = useTranslation('validation');
  return nameSentences(compared, t).map((sentence) => (
    <p className={css.reasons} key={sentence}>
      <Icon of={compared.nameMatch.result === 'match' ? Check : TriangleAlert} />
      {sentence}
    </p>
  ));
};
