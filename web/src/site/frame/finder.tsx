import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';

/** Opens the search of the documentation, which is loaded when it is first wanted. */
export const Finder = ({ index }: { readonly index: string }) => {
  const { t } = useTranslation('frame');
  return (
    <button className="finder scripted" type="button" data-index={index} aria-keyshortcuts="Control+K">
      <Icon of={Search} />
      <span>{t('searchDocs')}</span> <kbd>Ctrl K</kbd>
    </button>
  );
};
