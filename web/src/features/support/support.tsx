import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/current.ts';
import { Before } from './before.tsx';
import { Sent } from './sent.tsx';
import { TicketForm } from './ticket-form.tsx';
import { useTicket } from './use-ticket.ts';
import css from './support.module.css';

/** Write to a person: what it is about, and what happened. */
export const Support = () => {
  const { t } = useTranslation('support');
  const { email } = useUser();
  const ticket = useTicket('support');
  const { data } = ticket.sending;
  if (data && ticket.told) return <Sent answer={data} told={ticket.told} email={email} onAgain={ticket.again} />;
  return (
    <div className={css.columns}>
      <TicketForm
        ticket={ticket}
        label={t('title')}
        messageLabel={t('message')}
        messageHint={t('messageHint')}
        withCategory
      />
      <Before kind="support" email={email} />
    </div>
  );
};
