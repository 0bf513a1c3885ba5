import { NavLink } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/ui/brand.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { places } from './navigation.ts';

/** Desktop: a rail of icons with words; on narrower screens icons alone. */
export const SideRail = () => {
  const { t } = useTranslation();
  return (
    <aside className="side">
      <Brand to="/dashboard" />
      <nav className="nav" aria-label={t('nav.main')}>
        {places.map(({ to, text, icon }) => (
          <NavLink key={to} to={to} title={t(text)}>
            <Icon of={icon} />
            <span>{t(text)}</span>
          </NavLink>
        ))}
      </nav>
    </aside>
  );
};

/** Phones: the same places at the bottom. With a single place there is nothing to choose, so nothing is shown. */
export const TabBar = () => {
  const { t } = useTranslation();
  if (places.length < 2) return null;
  return (
    <nav className="tabbar" aria-label={t('nav.mobile')}>
      {places.map(({ to, text, icon }) => (
        <NavLink key={to} to={to}>
          <Icon of={icon} />
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
};
