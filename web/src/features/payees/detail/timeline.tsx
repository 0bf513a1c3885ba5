import type { ReactNode } from 'react';
import { ArrowLeftRight, CircleCheck, Pencil, Phone, UserPlus, Users, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MaskedNumber } from '../../../components/account-number/masked-number.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import type { Account, Payee, PayeeEvent } from '../api/payees.ts';
import { whenIn } from '../when.ts';
import css from './timeline.module.css';

type Look = 'ok' | 'warn' | 'bad' | 'plain';

const looks: Readonly<Record<PayeeEvent['what'], { readonly icon: LucideIcon; readonly look: Look }>> = {
  saved: { icon: UserPlus, look: 'plain' },
  same: { icon: CircleCheck, look: 'ok' },
  confirmed: { icon: Phone, look: 'ok' },
  removed: { icon: X, look: 'plain' },
  renamed: { icon: Pencil, look: 'plain' },
  otherAccount: { icon: ArrowLeftRight, look: 'warn' },
  otherHolder: { icon: ArrowLeftRight, look: 'bad' },
  otherPayee: { icon: Users, look: 'warn' },
  unknown: { icon: ArrowLeftRight, look: 'plain' },
};

const tellsAccount: readonly PayeeEvent['what'][] = ['saved', 'same', 'otherAccount', 'otherHolder', 'otherPayee'];

const About = ({ event, account }: { readonly event: PayeeEvent; readonly account: Account | undefined }) => {
  const { t } = useTranslation('payees');
  const { what, was } = event;
  if (was !== null && (what === 'otherHolder' || what === 'renamed')) return t(`events.${what}More`, { was });
  if (was !== null && what === 'removed') return <span className="mono">{was}</span>;
  if (!account || !tellsAccount.includes(what)) return null;
  return (
    <>
      <MaskedNumber number={account.accountNumber} parts={account.anatomy} />
      {account.bank && `, ${account.bank.name}`}
    </>
  );
};

const Entry = ({ event, account, title }: { event: PayeeEvent; account: Account | undefined; title: string }) => {
  const { t, i18n } = useTranslation('payees');
  const { icon, look } = looks[event.what];
  const when = whenIn(i18n.language).ago(event.at);
  const about: ReactNode = <About {...{ event, account }} />;
  return (
    <li className={css[look]}>
      <Icon of={icon} />
      <div>
        <div className={css.line}>
          <b>{title}</b>
          <time dateTime={event.at}>{when}</time>
        </div>
        <p>
          {about}{' '}
          {event.validationId && (
            <Link
              className="link"
              to={`/dashboard?open=${event.validationId}`}
              aria-label={t('detail.seeLabel', { what: title, when })}
            >
              {t('detail.see')}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
};

/** What became of a payee, newest first; answers in a row that changed nothing are one entry. */
export const Timeline = ({ payee: { events, accounts, origin } }: { readonly payee: Payee }) => {
  const { t, i18n } = useTranslation('payees');
  const savedAs = `events.saved_${origin}` as const;
  const titleOf = ({ what, times }: PayeeEvent): string => {
    if (what === 'same') return t('events.same', { count: times });
    if (what === 'saved' && i18n.exists(savedAs, { ns: 'payees' })) return t('events.saved', { context: origin });
    return t(`events.${what}`);
  };
  return (
    <ol className={css.timeline}>
      {events.map((event, index) => (
        <Entry
          // oxlint-disable-next-line react/no-array-index-key -- two things may happen in one moment
          key={`${event.at} ${index}`}
          event={event}
          title={titleOf(event)}
          account={accounts.find(({ id }) => id === event.accountId)}
        />
      ))}
    </ol>
  );
};
