import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { chooseLanguage, currentLanguage } from '../../lib/i18n/i18n.ts';

/** Switches to the other language, in whose words it is announced; its code, which is seen, comes first, for voice users. */
export const LanguageToggle = () => {
  const { t } = useTranslation();
  const other = currentLanguage() === 'es' ? 'en' : 'es';
  return (
    <Button
      look="ghost"
      aria-label={`${t('language.code')}: ${t('language.other')}`}
      lang={other}
      onClick={() => void chooseLanguage(other)}
    >
      <Icon of={Globe} />
      <span>{t('language.code')}</span>
    </Button>
  );
};
