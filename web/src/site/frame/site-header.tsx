import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/ui/brand.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { siteDoors, type Door, type FrameWidth } from './doors.ts';
import './frame.css';

export interface SiteHeaderProps {
  /** Of the page around it: the door that leads here says so. */
  readonly path: string;
  /** Theme and language. */
  readonly tools: ReactNode;
  readonly doors?: readonly Door[];
  /** The documentation has a sidebar, so it is wider than what is read. */
  readonly width?: FrameWidth;
  /** What opens a search. */
  readonly finder?: ReactNode;
}

const isHere = (to: string, path: string): boolean => to !== '/' && (path === to || path.startsWith(`${to}/`));

/** The head of every public page. Who is signed in and who is not find their own way on; `data-session` shows one. */
export const SiteHeader = ({ path, tools, doors = siteDoors, width = 'wrap', finder }: SiteHeaderProps) => {
  const { t } = useTranslation('frame');
  return (
    <header className="site-head">
      <div className={width}>
        <Brand />
        <nav aria-label={t('main')}>
          {doors.map(({ to, name }) => (
            <Link key={to} to={to} aria-current={isHere(to, path) ? 'true' : undefined}>
              {t(name)}
            </Link>
          ))}
        </nav>
        {finder}
        <div className="site-tools">
          {tools}
          <ButtonLink look="ghost" to="/login" data-guest="">
            {t('login')}
          </ButtonLink>
          <ButtonLink look="primary" to="/register" className="site-register" data-guest="">
            {t('register')}
          </ButtonLink>
          <ButtonLink look="primary" to="/dashboard" data-user="">
            {t('dashboard')}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
};
