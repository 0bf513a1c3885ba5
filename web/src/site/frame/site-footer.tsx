import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/ui/brand.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { FrameWidth } from './doors.ts';
import './frame.css';

const columns = [
  {
    name: 'product',
    links: [
      { to: '/#cobertura', name: 'coverage' },
      { to: '/formatos', name: 'formats' },
      { to: '/#precios', name: 'plans' },
      { to: '/#seguridad', name: 'security' },
    ],
  },
  {
    name: 'developers',
    links: [
      { to: '/api-documentation', name: 'docs' },
      { to: '/api-reference', name: 'reference' },
      { to: '/status', name: 'status' },
    ],
  },
  {
    name: 'help',
    links: [
      { to: '/help-center', name: 'helpCenter' },
      { to: '/faq', name: 'faq' },
      { to: '/contact', name: 'contact' },
    ],
  },
  {
    name: 'legal',
    links: [
      { to: '/privacy-policy', name: 'privacy' },
      { to: '/terms-of-service', name: 'terms' },
      { to: '/security', name: 'reports' },
    ],
  },
] as const;

/** The foot of every public page. */
export const SiteFooter = ({ width = 'wrap' }: { readonly width?: FrameWidth }) => {
  const { t } = useTranslation('frame');
  return (
    <footer className="site-foot">
      <div className={width}>
        <div className="cols">
          <div>
            <Brand />
            <p className="site-about">{t('about')}</p>
          </div>
          {columns.map(({ name, links }) => (
            <div key={name}>
              <h2>{t(name)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{t(link.name)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="base">CuentaClara</p>
      </div>
    </footer>
  );
};
