import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../components/ui/brand.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { ChangesBadge } from '../../features/payees/changes-badge.tsx';
import { places } from './navigation.ts';
import css from './shell.module.css';

const usePlaces = () => {
  const { pathname } = useLocation();
  const currentOf = (place: (typeof places)[number]) => {
    if (place.to === pathname) return 'page' as const;
    return 'around' in place && pathname.startsWith(place.around) ? ('true' as const) : undefined;
  };
  return places.map((place) => ({ ...place, current: currentOf(place) }));
};

/** Desktop: a rail of icons with words; on narrower screens icons alone. */
export const SideRail = () => {
  const { t } = useTranslation();
  return (
    <aside className={css.side}>
      <Brand to="/dashboard" />
      <nav className={css.nav} aria-label={t('nav.main')}>
        {usePlaces().map(({ to, text, icon, current }) => (
          <Link key={to} to={to} title={t(text)} aria-current={current}>
            <Icon of={icon} />
            <span>{t(text)}</span>
            {to === '/payees' && <ChangesBadge className={css.changes} />}
          </Link>
        ))}
        <Link className={css.help} to="/help-center" title={t('nav.help')}>
          <Icon of={CircleHelp} />
          <span>{t('nav.helpShort')}</span>
        </Link>
      </nav>
    </aside>
  );
};

/** Phones: the same places at the bottom. */
export const TabBar = () => {
  const { t } = useTranslation();
  return (
    <nav className={css.tabbar} aria-label={t('nav.mobile')}>
      {usePlaces().map(({ to, text, icon, current }) => (
        <Link key={to} to={to} aria-current={current}>
          <Icon of={icon} />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
};
