import { useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { closeOtherSessions, closeSession, openSessions, type OpenSession } from './api/sessions.ts';
import { SessionRow } from './session-row.tsx';
import css from './sessions.module.css';

export interface SessionsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the account is open, each browser with its way out. */
export const SessionsDialog = ({ open, onClose }: SessionsDialogProps) => {
  const { t } = useTranslation('sessions');
  const said = useRef<HTMLOutputElement>(null);
  const cache = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery({ ...openSessions, enabled: open });
  const closing = useMutation({
    mutationFn: (one: OpenSession | 'others') => (one === 'others' ? closeOtherSessions() : closeSession(one.id)),
    onSettled: () => cache.invalidateQueries(openSessions),
    // The button that was pressed leaves with its row; the focus goes to what happened.
    onSuccess: () => said.current?.focus(),
  });
  const leave = () => {
    closing.reset();
    onClose();
  };
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;

  return (
    <Dialog
      open={open}
      title={t('title')}
      onClose={leave}
      footer={
        hasOthers && (
          <Button busy={closing.isPending && closing.variables === 'others'} onClick={() => closing.mutate('others')}>
            {t('closeOthers')}
          </Button>
        )
      }
    >
      <p className={css.lead}>{t('lead')}</p>
      <output ref={said} tabIndex={-1} className={css.said}>
        {closing.isSuccess && t(closing.variables === 'others' ? 'closedOthers' : 'closed')}
      </output>
      {closing.isError && <Alert tone="bad" urgent title={t('notClosed')} />}
      {isError && (
        <Alert tone="bad" urgent title={t('failed')}>
          <Button size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {!sessions && !isError && <Spinner label={t('loading')} />}
      {sessions && (
        <ul className={css.sessions}>
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
    </Dialog>
  );
};
