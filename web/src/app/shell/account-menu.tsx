import { useEffect, useRef } from 'react';
import { ChevronDown, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { capitalized } from '../../lib/capitalized.ts';
import { session, useUser } from '../../lib/session/current.ts';
import { LooksRows } from './looks-rows.tsx';
import { helpPlaces, ownPlaces } from './navigation.ts';
import css from './account-menu.module.css';

/** Two letters of the address before the @: lucia.ferrer@... becomes LF, lucia@... LU. */
const initialsOf = (email: string) => {
  const [first = '', second] = (email.split('@')[0] ?? '').split(/[._-]/).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
};

/** Who is signed in, the pages of the account, and the way out. A native disclosure: Escape and a click beside it close it. */
export const AccountMenu = () => {
  const { t } = useTranslation();
  const { email, plan } = useUser();
  const menu = useRef<HTMLDetailsElement>(null);

  /** What had the focus in it is hidden by then: the focus goes to the button that opens it again. */
  const close = () => {
    if (menu.current?.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
  };

  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  /** A link in it was followed: the page that comes takes the focus. */
  const leave = () => menu.current?.removeAttribute('open');

  return (
    <details className={css.account} ref={menu}>
      <summary className="btn btn--ghost" aria-label={`${initialsOf(email)}: ${t('account.menu', { email })}`}>
        <span className={css.avatar} aria-hidden="true">
          {initialsOf(email)}
        </span>
        <Icon of={ChevronDown} className={css.arrow} />
      </summary>
      <div className={css.sheet}>
        <p className={css.who}>
          <b>{email}</b>
          <span>{t('account.plan', { context: plan, plan: capitalized(plan) })}</span>
        </p>
        <div className={css.looks}>
          <LooksRows />
        </div>
        {[ownPlaces, helpPlaces].map((group) => (
          <div key={group[0].to} className={css.group}>
            {group.map(({ to, text, icon }) => (
              <ButtonLink key={to} look="ghost" block to={to} onClick={leave}>
                <Icon of={icon} />
                {t(text)}
              </ButtonLink>
            ))}
          </div>
        ))}
        <Button look="ghost" block onClick={() => void session.logout()}>
          <Icon of={LogOut} />
          {t('account.logout')}
        </Button>
      </div>
    </details>
  );
};
