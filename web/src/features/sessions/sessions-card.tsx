import { useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Link } from '../../components/ui/link.tsx';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { closeOtherSessions, closeSession, openSessions, type OpenSession } from './api/sessions.ts';
import { SessionRow } from './session-row.tsx';
import css from './sessions.module.css';
import { helpOf } from '../../components/help-link/help-of.ts';

/** Where the account is open, each browser with its way out. */
export const SessionsCard = () => {
  const { t } = useTranslation('sessions');
  const said = useRef<HTMLOutputElement>(null);
  const cache = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(openSessions);
  const closing = useMutation({
    mutationFn: (one: OpenSession | 'others') => (one === 'others' ? closeOtherSessions() : closeSession(one.id)),
    onSettled: () => cache.invalidateQueries(openSessions),
  });
  // The button that was pressed leaves with its row; the focus goes to what happened, once it is said.
  useEffect(() => {
    if (closing.isSuccess) said.current?.focus();
  }, [closing.isSuccess]);
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;

  return (
    <Card aria-label={t('title')} aria-busy={!sessions && !isError}>
      <CardHead title={t('title')}>
        {hasOthers && (
          <Button
            size="sm"
            busy={closing.isPending && closing.variables === 'others'}
            onClick={() => closing.mutate('others')}
          >
            {t('closeOthers')}
          </Button>
        )}
      </CardHead>
      <div className={css.top}>
        <p>
          {t('lead')}{' '}
          <Link className="link" to="/activity">
            {t('activity')}
          </Link>
        </p>
        <output ref={said} tabIndex={-1}>
          {closing.isSuccess && t(closing.variables === 'others' ? 'closedOthers' : 'closed')}
        </output>
        {closing.isError && <Alert tone="bad" urgent title={t('notClosed')} help={helpOf(closing.error)} />}
        {isError && (
          <NotLoaded title={t('failed')} retry={t('retry')} onRetry={() => void refetch()}>
            {t('failedWhy')}
          </NotLoaded>
        )}
        {!sessions && !isError && <Spinner label={t('loading')} />}
      </div>
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={closing.isPending && closing.variables === session}
              onClose={() => closing.mutate(session)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
};
