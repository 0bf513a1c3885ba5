import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/ui/brand.tsx';
import { Link } from '../../components/ui/link.tsx';
import { sections } from './sections.ts';

const accountPages = [
  { to: '/register', name: 'nav.register' },
  { to: '/login', name: 'nav.login' },
  { to: '/resend-verification', name: 'footer.resend' },
] as const;

const year = new Date().getFullYear();

export const SiteFooter = ({ tools }: { readonly tools: ReactNode }) => {
  const { t } = useTranslation('landing');
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <Brand />
            <p className="site-about">{t('footer.about')}</p>
          </div>
          <div>
            <h3>{t('footer.product')}</h3>
            <ul>
              {sections.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`#${id}`}>{t(`nav.${name}`)}</Link>
                </li>
              ))}
              <li>
                <a href="/api-documentation">{t('nav.docs')}</a>
              </li>
            </ul>
          </div>
          <div>
            <h3>{t('footer.account')}</h3>
            <ul>
              {accountPages.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{t(name)}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="base">
          <span>© {year} CuentaClara</span>
          <span className="base-tools">{tools}</span>
        </div>
      </div>
    </footer>
  );
};
