import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../docs/links.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import type { HelpPage } from './pages.ts';
import './help-link.css';

export interface HelpLinkProps {
  readonly to: HelpPage;
  /** Why something went wrong, or how what is not there yet works. */
  readonly asks?: 'why' | 'how';
}

/** To the page that explains what is on screen, which stays as it is in its own tab. */
export const HelpLink = ({ to, asks = 'why' }: HelpLinkProps) => {
  const { t, i18n } = useTranslation('ui');
  return (
    <a className="link help-link" href={inLanguage(to, languageOf(i18n.language))} target="_blank" rel="noopener">
      {t(`help.${asks}`)}
      <span className="vh"> {t('help.newTab')}</span>
    </a>
  );
};
