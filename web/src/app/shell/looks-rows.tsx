import { Globe, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { chooseLanguage, currentLanguage } from '../../lib/i18n/i18n.ts';
import { chooseTheme, otherTheme, useTheme } from '../../lib/theme.ts';

const ThemeRow = () => {
  const { t } = useTranslation();
  const next = otherTheme(useTheme());
  return (
    <Button look="ghost" block onClick={() => chooseTheme(next)}>
      <Icon of={SunMoon} />
      {t(`theme.${next}`)}
    </Button>
  );
};

/** The name of a language in that language; Spanish writes its own in small letters, the style of the menu does not. */
const nameOf = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(language);

const LanguageRow = () => {
  const next = currentLanguage() === 'es' ? 'en' : 'es';
  return (
    <Button look="ghost" block lang={next} onClick={() => void chooseLanguage(next)}>
      <Icon of={Globe} />
      {nameOf(next)}
    </Button>
  );
};

/** Theme and language as rows of a menu, each with the word for what it brings; the landing does not carry them. */
export const LooksRows = () => (
  <>
    <ThemeRow />
    <LanguageRow />
  </>
);
