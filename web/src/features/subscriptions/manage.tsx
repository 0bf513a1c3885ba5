import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlanName } from '#shared/plans.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { HeadEnd } from '../../components/ui/head-end.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { subscriptionList, type Subscription } from './api/subscriptions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CurrentCard } from './current-card.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Notices } from './notices.tsx';
import { Previous } from './previous.tsx';
import { renews, type OwnKey } from './rules/standing.ts';
import { useStanding } from './use-standing.ts';
import { useWords } from './use-words.ts';
import css from './manage.module.css';

export interface ManageProps {
  /** Null where they could not be read, absent until they have been. */
  readonly keys: readonly OwnKey[] | null | undefined;
  /** What was paid, between the subscription of today and those before. */
  readonly children?: ReactNode;
}

const None = ({ plan }: { readonly plan: PlanName }) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'none' });
  const { plan: nameOf } = useWords();
  return (
    <Card aria-label={t('title')}>
      <CardHead title={t('head', { plan: nameOf(plan) })} />
      <EmptyState
        of="subscription"
        title={t('title')}
        action={
          <ButtonLink look="primary" to="/subscriptions">
            {t('action')}
          </ButtonLink>
        }
      >
        {t('explain')}
      </EmptyState>
    </Card>
  );
};

/** The subscription that counts, what is to be known about it, and the way out. */
export const Manage = ({ keys, children }: ManageProps) => {
  const { t } = useTranslation('subscriptions');
  const cache = useQueryClient();
  const [now] = useState(() => new Date().toISOString());
  const [cancelling, setCancelling] = useState<Subscription>();
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLOutputElement>(null);
  const { standing, error, retry } = useStanding(keys);
  const { data: list } = useQuery(subscriptionList);
  const current = standing?.current;

  // The button that opened the dialog is gone once there is nothing to cancel: the focus goes to what happened.
  useEffect(() => {
    if (!cancelling && said) outcome.current?.focus();
  }, [cancelling, said]);

  const close = () => setCancelling(undefined);
  return (
    <div className={css.parts}>
      {current && (
        <HeadEnd>
          {renews(current) && (
            <Button look="ghost" onClick={() => setCancelling(current)}>
              {t('manage.cancel')}
            </Button>
          )}
          <ButtonLink to="/subscriptions">{t('manage.change')}</ButtonLink>
        </HeadEnd>
      )}
      <output ref={outcome} tabIndex={-1} className={css.said}>
        {said}
      </output>
      {error && <NotLoaded error={error} onRetry={retry} />}
      {!standing && !error && (
        <Card aria-busy className="pad">
          <span className="vh">{t('loading')}</span>
          <Skeleton width="100%" height="240px" />
        </Card>
      )}
      {standing && <Notices {...{ standing, now }} onUndo={setCancelling} />}
      {standing && current && <CurrentCard of={current} {...{ standing, now }} />}
      {standing && !current && <None plan={standing.plan} />}
      {children}
      {list && <Previous of={list.previous} />}
      {standing && cancelling && (
        <CancelDialog
          of={cancelling}
          {...{ standing, now }}
          onClose={close}
          onCancelled={() => {
            void cache.invalidateQueries(subscriptionList);
            setSaid(t('cancelling.done'));
            close();
          }}
        />
      )}
    </div>
  );
};
