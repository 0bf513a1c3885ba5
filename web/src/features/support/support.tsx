import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/current.ts';
import { Before } from './before.tsx';
import { FailedRequests } from './failed-requests.tsx';
import { failedRequests } from './send.ts';
import { Sent, type WaysOn } from './sent.tsx';
import { TicketForm } from './ticket-form.tsx';
import { useTicket } from './use-ticket.ts';
import css from './support.module.css';

export interface SupportProps {
  readonly kind: 'general' | 'widget';
  /** Where one goes on once it is sent. */
  readonly waysOn: WaysOn;
}

/** Write to a person: what it is about, what happened, and the requests that show it. */
export const Support = ({ kind, waysOn }: SupportProps) => {
  const { t } = useTranslation('support');
  const { email } = useUser();
  const { data: log } = useQuery(failedRequests);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ticket = useTicket(kind, () => (chosen.length > 0 ? { requestIds: [...chosen] } : {}));
  const { data } = ticket.sending;
  const again = () => {
    setChosen([]);
    ticket.again();
  };
  if (data && ticket.told)
    return <Sent answer={data} told={ticket.told} email={email} waysOn={waysOn} onAgain={again} />;
  return (
    <div className={css.columns}>
      <TicketForm
        ticket={ticket}
        label={t('title')}
        messageLabel={t('message')}
        messageHint={t('messageHint')}
        withCategory
      >
        <FailedRequests requests={log?.data ?? []} chosen={chosen} onChoose={setChosen} />
      </TicketForm>
      <Before kind={kind} email={email} />
    </div>
  );
};
