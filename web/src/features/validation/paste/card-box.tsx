import { useTranslation } from 'react-i18next';
import { useFieldLinks } from '../../../components/ui/field.tsx';
import css from './paste.module.css';

/** A card where an account belongs: its number is hidden, and goes nowhere. */
export const CardBox = ({ shown }: { readonly shown: string }) => {
  const { t } = useTranslation('validation');
  const links = useFieldLinks();
  const label = t('paste.cardShown', { first: shown.slice(0, 4), last: shown.slice(-4) });
  return (
    <output {...links} className={css.card} aria-label={label}>
      {shown}
    </output>
  );
};
