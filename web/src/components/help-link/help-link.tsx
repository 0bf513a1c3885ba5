import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../ui/document-link.tsx';
import type { HelpPage } from './pages.ts';
import './help-link.css';

export interface HelpLinkProps {
  readonly to: HelpPage;
  /** Why something went wrong, or how what is not there yet works. */
  readonly asks?: 'why' | 'how';
}

/** To the page that explains what is on screen, which stays as it is in its own tab. */
export const HelpLink = ({ to, asks = 'why' }: HelpLinkProps) => {
  const { t } = useTranslation('ui');
  return (
    <DocumentLink className="help-link" to={to}>
      {t(`help.${asks}`)}
    </DocumentLink>
  );
};
