import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userAgentFamilyOf } from '#shared/user-agent.ts';
import { useUser } from '../../lib/session/current.ts';
import { Before } from './before.tsx';
import { FailedRequests } from './failed-requests.tsx';
import { Seen, type SeenFacts } from './seen.tsx';
import { failedRequests } from './send.ts';
import { Sent, type WaysOn } from './sent.tsx';
import { TicketForm } from './ticket-form.tsx';
import { useTicket } from './use-ticket.ts';
import css from './support.module.css';

export interface BugReportProps {
  /** Of the widget, as it is deployed; absent while nobody knows it. */
  readonly version: string | undefined;
  /** What it may tell as an error, and what it told last on this page. */
  readonly codes: readonly string[];
  readonly lastError: string | undefined;
  readonly waysOn: WaysOn;
}

/** A report of an error; what the page knows of it goes along where its writer says so. */
export const BugReport = ({ version, codes, lastError, waysOn }: BugReportProps) => {
  const { t } = useTranslation('support');
  const { email } = useUser();
  const { data: log } = useQuery(failedRequests);
  const [error, setError] = useState(lastError);
  const [isSeen, setSeen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const seen: SeenFacts = { version, browser: userAgentFamilyOf(navigator.userAgent), error };
  const ticket = useTicket('bug', () => ({
    page: '/widget',
    ...(isSeen && { seen }),
    ...(chosen.length > 0 && { requestIds: [...chosen] }),
  }));
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
        label={t('bug.title')}
        messageLabel={t('bug.message')}
        messageHint={t('bug.messageHint')}
      >
        <Seen facts={seen} codes={codes} onError={setError} isSent={isSeen} onSent={setSeen} />
        <FailedRequests requests={log?.data ?? []} chosen={chosen} onChoose={setChosen} />
      </TicketForm>
      <Before kind="bug" email={email} />
    </div>
  );
};
