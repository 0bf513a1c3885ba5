import { Brand } from '../../components/ui/brand.tsx';
import { CreditsBalance } from '../../features/credits/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import css from './shell.module.css';

export const TopBar = () => (
  <header className={css.top}>
    <Brand to="/dashboard" />
    <CreditsBalance />
    <span className={css.bar} />
    <div className={css.topLooks}>
      <ThemeToggle />
      <LanguageToggle />
    </div>
    <AccountMenu />
  </header>
);
