import { Brand } from '../../components/ui/brand.tsx';
import { CreditsBalance } from '../../features/credits/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export const TopBar = () => (
  <header className="top">
    <Brand to="/dashboard" />
    <CreditsBalance />
    <span className="bar" />
    <div className="top-looks">
      <ThemeToggle />
      <LanguageToggle />
    </div>
    <AccountMenu />
  </header>
);
