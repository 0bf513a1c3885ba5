import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/ui/brand.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { sections } from './sections.ts';

export interface SiteHeaderProps {
  /** Theme and language. */
  readonly tools: ReactNode;
  readonly isSignedIn: boolean;
}

export const SiteHeader = ({ tools, isSignedIn }: SiteHeaderProps) => {
  const { t } = useTranslation('landing', { keyPrefix: 'nav' });
  return (
    <header className="site-head">
      <div className="wrap">
        <Brand />
        <nav aria-label={t('name')}>
          {sections.map(({ id, name }) => (
            <Link key={id} to={`#${id}`}>
              {t(name)}
            </Link>
          ))}
          <a href="/api-documentation">{t('docs')}</a>
        </nav>
        <div className="site-tools">
          {tools}
          {isSignedIn ? (
            <ButtonLink look="primary" to="/dashboard">
              {t('dashboard')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink look="ghost" to="/login">
                {t('login')}
              </ButtonLink>
              <ButtonLink look="primary" to="/register" className="site-register">
                {t('register')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
};
