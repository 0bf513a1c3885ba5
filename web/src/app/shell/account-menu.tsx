import { useEffect, useRef, useState } from 'react';
import { ChevronDown, LogOut, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { SessionsDialog } from '../../features/sessions/index.ts';
import { session, useUser } from '../../lib/session/current.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import './account-menu.css';

/** Two letters of the address before the @: lucia.ferrer@... becomes LF, lucia@... LU. */
const initialsOf = (email: string) => {
  const [first = '', second] = (email.split('@')[0] ?? '').split(/[._-]/).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
};

/** Who is signed in, and the way out. A native disclosure: Escape and a click beside it close it. */
export const AccountMenu = () => {
  const { t } = useTranslation();
  const { email, plan } = useUser();
  const menu = useRef<HTMLDetailsElement>(null);
  const [showsSessions, setShowsSessions] = useState(false);

  useEffect(() => {
    const close = (event: Event) => {
      const away =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.current?.contains(event.target as Node);
      if (away) menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  const openSessions = () => {
    menu.current?.removeAttribute('open');
    // The dialog gives the focus back to where it was: the menu's summary, for the button is hidden by then.
    menu.current?.querySelector('summary')?.focus();
    setShowsSessions(true);
  };

  return (
    <>
      <details className="account" ref={menu}>
        <summary className="btn btn--ghost" aria-label={`${initialsOf(email)}: ${t('account.menu', { email })}`}>
          <span className="avatar" aria-hidden="true">
            {initialsOf(email)}
          </span>
          <Icon of={ChevronDown} className="max-sm:hidden" />
        </summary>
        <div className="account-sheet">
          <p className="account-who">
            <b>{email}</b>
            <span>{t('account.plan', { plan: plan[0]?.toUpperCase() + plan.slice(1) })}</span>
          </p>
          <div className="account-looks sm:hidden">
            <ThemeToggle />
            <LanguageToggle />
          </div>
          <Button look="ghost" block className="justify-start" onClick={openSessions}>
            <Icon of={MonitorSmartphone} />
            {t('account.sessions')}
          </Button>
          <Button look="ghost" block className="justify-start" onClick={() => void session.logout()}>
            <Icon of={LogOut} />
            {t('account.logout')}
          </Button>
        </div>
      </details>
      <SessionsDialog open={showsSessions} onClose={() => setShowsSessions(false)} />
    </>
  );
};
