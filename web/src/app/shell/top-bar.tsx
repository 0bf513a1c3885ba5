import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/ui/brand.tsx';
import { useFormat } from '../../lib/format.ts';
import { useUser } from '../../lib/session/current.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const Credits = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, creditsExpiration } = useUser();
  if (credits === 0) return <p className="credits text-warn">{t('credits.none')}</p>;
  return (
    <p className="credits">
      <b>{format.number(credits)}</b>
      <span>{t(credits === 1 ? 'credits.one' : 'credits.many')}</span>
      {creditsExpiration && <span className="exp">{t('credits.expire', { day: format.day(creditsExpiration) })}</span>}
    </p>
  );
};

export const TopBar = () => (
  <header className="top">
    <Brand to="/dashboard" />
    <Credits />
    <span className="bar" />
    <div className="flex max-sm:hidden">
      <ThemeToggle />
      <LanguageToggle />
    </div>
    <AccountMenu />
  </header>
);
