import { useLayoutEffect, useRef } from 'react';
import { Brand } from '../../components/ui/brand.tsx';
import { CreditsBalance } from '../../features/credits/index.ts';
import { Commands } from '../palette/commands.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import css from './shell.module.css';

/** `title` is an element of the frame: the pages write into it, also before the bar stands. */
export const TopBar = ({ title }: { readonly title: HTMLElement }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(title), [title]);
  return (
    <header className={css.top}>
      <Brand to="/dashboard" />
      <div className={css.title} ref={place} />
      <Commands />
      <CreditsBalance />
      <span className={css.bar} />
      <div className={css.topLooks}>
        <ThemeToggle />
        <LanguageToggle />
      </div>
      <AccountMenu />
    </header>
  );
};
