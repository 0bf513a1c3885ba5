import { Globe, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import '../../components/ui/button.css';

/** Theme and language of a document: the theme needs a script, the other language is another address. */
export const StaticTools = ({ path }: { readonly path: string }) => {
  const { t, i18n } = useTranslation('frame');
  const other = i18n.language === 'en' ? 'es' : 'en';
  return (
    <>
      <button className="btn btn--ghost btn--icon scripted" type="button" data-theme-toggle="" aria-label={t('theme')}>
        <Icon of={SunMoon} />
      </button>
      <a className="btn btn--ghost" data-language={other} href={`${path}?lang=${other}`} hrefLang={other} lang={other}>
        <Icon of={Globe} />
        <span>{t('otherLanguage')}</span>
        <span className="vh">, {t('otherLanguageName')}</span>
      </a>
    </>
  );
};
