import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../docs/links.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { cx } from './class-names.ts';

export interface DocumentLinkProps {
  readonly to: `/${string}`;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** To a document of the site beside what is on screen: nothing that was typed is lost by reading it. */
export const DocumentLink = ({ to, className, children }: DocumentLinkProps) => {
  const { t, i18n } = useTranslation('ui');
  return (
    <a
      className={cx('link', className)}
      href={inLanguage(to, languageOf(i18n.language))}
      target="_blank"
      rel="noopener"
    >
      {children}
      <span className="vh"> {t('help.newTab')}</span>
    </a>
  );
};
