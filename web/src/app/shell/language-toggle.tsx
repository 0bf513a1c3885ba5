import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { chooseLanguage, currentLanguage } from '../../lib/i18n/i18n.ts';

/** Switches to the other language; its name is announced in that language. */
export const LanguageToggle = () => {
  const { t } = useTranslation();
  const other = currentLanguage() === 'es' ? 'en' : 'es';
  return (
    <Button look="ghost" aria-label={t('language.other')} lang={other} onClick={() => void chooseLanguage(other)}>
      <Icon of={Globe} />
      <span aria-hidden="true">{t('language.code')}</span>
    </Button>
  );
};
