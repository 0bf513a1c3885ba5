import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { plans, type PlanName } from '#shared/plans.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { HeadEnd } from '../../components/ui/head-end.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import { askedIn, withPart } from './address.ts';
import { webhookList } from './api/webhooks.ts';
import { Deliveries } from './deliveries/deliveries.tsx';
import { DestinationTable } from './destinations/destination-table.tsx';
import { DestinationsSkeleton } from './destinations/destinations-skeleton.tsx';
import { WebhookDialogs } from './dialogs/webhook-dialogs.tsx';
import { FirstRun } from './first-run.tsx';
import { Lapsed } from './lapsed.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Offer } from './offer.tsx';
import { useWebhookChanges, type Show } from './use-webhook-changes.ts';
import { Verify } from './verify/verify.tsx';
import css from './webhooks.module.css';

/** Where events of the account are sent, what became of each, and how a receiver knows that it is ours. */
export const Webhooks = ({ plan }: { readonly plan: PlanName }) => {
  const { t } = useTranslation('webhooks');
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery(webhookList);
  const asked = askedIn(search);
  const show: Show = (id, { delivery, replace = false } = {}) =>
    setSearch((now) => withPart(withPart(now, 'webhook', id), 'delivery', delivery), { replace });
  const { said, outcome, start, onSwitch, onTest, busy, ...changes } = useWebhookChanges(show);

  if (error && !data) return <NotLoaded title={t('failed.load')} error={error} onRetry={() => void refetch()} />;
  const webhooks = data?.data ?? [];
  const chosen = webhooks.find(({ id }) => id === asked.webhook) ?? webhooks[0];
  const isNew = data?.data.length === 0;
  const isIncluded = plans[plan].features.webhooks;
  if (isNew && !isIncluded) return <Offer />;
  return (
    <div className={css.parts}>
      {isIncluded && (
        <HeadEnd>
          <Button look={isNew ? 'quiet' : 'primary'} disabled={!data} onClick={() => start({ what: 'create' })}>
            <Icon of={Plus} />
            {t('form.create')}
          </Button>
        </HeadEnd>
      )}
      {data && !isIncluded && <Lapsed />}
      <output ref={outcome} tabIndex={-1} className={css.said}>
        {said}
      </output>
      <Card aria-label={t('list')} aria-busy={!data}>
        {isNew ? (
          <FirstRun onCreate={() => start({ what: 'create' })} />
        ) : (
          <CardHead title={t('list')}>
            {data && (
              <span className={css.note}>
                {t('count', { used: number(webhooks.length), limit: number(webhookLimits.count) })}
              </span>
            )}
          </CardHead>
        )}
        {!data && (
          <output>
            <span className="vh">{t('loading')}</span>
            <DestinationsSkeleton />
          </output>
        )}
        {chosen && (
          <DestinationTable
            webhooks={webhooks}
            chosenId={chosen.id}
            busy={busy}
            isIncluded={isIncluded}
            onShow={(id) => show(id)}
            onTest={onTest}
            onSwitch={onSwitch}
            onStart={start}
          />
        )}
      </Card>
      {chosen && (
        <Deliveries
          key={chosen.id}
          of={chosen}
          asked={asked}
          isIncluded={isIncluded}
          onTest={() => onTest(chosen)}
          busy={busy}
        />
      )}
      {data && <Verify />}
      {data && <WebhookDialogs webhooks={webhooks} {...changes} />}
    </div>
  );
};
