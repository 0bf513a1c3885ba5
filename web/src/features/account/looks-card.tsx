import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { chooseLanguage, currentLanguage } from '../../lib/i18n/i18n.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { chooseTheme, useTheme, type Theme } from '../../lib/theme.ts';
import css from './account.module.css';

const themes: readonly Theme[] = ['light', 'dark'];
/** Each in its own words, for whoever reads no other. */
const languages: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
];

/** The language and the colours of this browser. */
export const LooksCard = () => {
  const { t } = useTranslation('account');
  return (
    <Card aria-label={t('looks.title')}>
      <CardHead title={t('looks.title')} />
      <div className={css.choices}>
        <span aria-hidden="true">{t('looks.language')}</span>
        <Segmented
          legend={t('looks.language')}
          value={currentLanguage()}
          options={languages.map(({ value, label }) => ({ value, label: <span lang={value}>{label}</span> }))}
          onChange={(language) => void chooseLanguage(language)}
        />
        <span aria-hidden="true">{t('looks.theme')}</span>
        <Segmented
          legend={t('looks.theme')}
          value={useTheme()}
          options={themes.map((value) => ({ value, label: t(`looks.themes.${value}`) }))}
          onChange={chooseTheme}
        />
      </div>
      <p className={css.where}>{t('looks.where')}</p>
    </Card>
  );
};
