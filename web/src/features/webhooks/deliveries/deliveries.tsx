import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { deliveryStates, webhookLimits } from '#shared/validation/webhooks.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { withPart, type Asked } from '../address.ts';
import { deliveryPage, isCursorRefused } from '../api/deliveries.ts';
import { webhookList, type Webhook } from '../api/webhooks.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { Busy } from '../use-webhook-changes.ts';
import { DeliveriesSkeleton } from './deliveries-skeleton.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import { DeliveryPager } from './delivery-pager.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import css from './deliveries.module.css';

export interface DeliveriesProps {
  readonly of: Webhook;
  readonly asked: Asked;
  readonly busy: Busy;
  readonly onTest: () => void;
}

const filters = ['all', 'waiting', 'failed'] as const;

/** What one webhook was told, newest first; one of them opened beside the list, or in its place where there is no room. */
export const Deliveries = ({ of, asked, busy, onTest }: DeliveriesProps) => {
  const { t } = useTranslation('webhooks');
  const cache = useQueryClient();
  const [, setSearch] = useSearchParams();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(deliveryPage(of.id, asked));
  const set = (part: 'state' | 'cursor' | 'delivery', value: string | undefined, replace = false) =>
    setSearch((now) => withPart(now.has('webhook') ? now : withPart(now, 'webhook', of.id), part, value), { replace });

  // Nobody can do anything about a page that is no longer there: the newest one takes its place.
  const isPageGone = asked.cursor !== undefined && isCursorRefused(error);
  useEffect(() => {
    if (isPageGone) setSearch((now) => withPart(now, 'cursor', undefined), { replace: true });
  }, [isPageGone, setSearch]);

  // What has just become of a delivery is in the list of webhooks too: its bars, what waits, whether it failed too long.
  const seen = useRef(data);
  useEffect(() => {
    if (seen.current && data !== seen.current && asked.cursor === undefined)
      void cache.invalidateQueries({ queryKey: webhookList.queryKey, exact: true });
    seen.current = data;
  }, [data, asked.cursor, cache]);

  const close = () => {
    const row = card.current?.querySelector<HTMLElement>(`[data-delivery="${asked.delivery}"]`);
    set('delivery', undefined);
    // In its place: the row is on screen only after the detail is gone.
    requestAnimationFrame(() => (row ?? heading.current)?.focus());
  };
  const rows = data?.data ?? [];
  const filter = filters.find((one) => one === asked.state) ?? 'all';
  return (
    <Card ref={card} aria-labelledby="deliveries" aria-busy={!data && !error}>
      <div className={css.head}>
        <h2 id="deliveries" ref={heading} tabIndex={-1}>
          {t('log.title')}
        </h2>
        <span className={css.host}>{new URL(of.url).host}</span>
        <Segmented
          legend={t('log.show')}
          value={filter}
          options={filters.map((value) => ({ value, label: t(`log.${value}`) }))}
          onChange={(value) =>
            set(
              'state',
              deliveryStates.find((state) => state === value),
            )
          }
        />
        <Button
          look="ghost"
          size="sm"
          square
          aria-label={t('log.refresh')}
          busy={isFetching && !!data && isPlaceholderData}
          onClick={() => void refetch()}
        >
          <Icon of={RefreshCw} />
        </Button>
      </div>
      <div className={cx(css.log, asked.delivery && css.isOpen)}>
        <div className={css.list}>
          {error && !data && !isPageGone && (
            <div className="pad">
              <NotLoaded title={t('log.notLoaded')} error={error} onRetry={() => void refetch()} />
            </div>
          )}
          {!data && (!error || isPageGone) && (
            <output>
              <span className="vh">{t('log.loading')}</span>
              <DeliveriesSkeleton />
            </output>
          )}
          {data && rows.length === 0 && (
            <EmptyState
              title={t(asked.state ? 'log.none' : 'log.empty')}
              action={
                asked.state ? (
                  <Button size="sm" onClick={() => set('state', undefined)}>
                    {t('log.clear')}
                  </Button>
                ) : (
                  of.state === 'active' && (
                    <Button size="sm" busy={busy.test === of.id} onClick={onTest}>
                      {t('test')}
                    </Button>
                  )
                )
              }
            >
              {!asked.state && t('log.emptyMore')}
            </EmptyState>
          )}
          {rows.length > 0 && (
            <DeliveryTable
              rows={rows}
              openId={asked.delivery}
              isStale={isPlaceholderData}
              onOpen={(id) => set('delivery', id)}
            />
          )}
        </div>
        {asked.delivery && <DeliveryDetail key={asked.delivery} id={asked.delivery} of={of} onClose={close} />}
      </div>
      {data && rows.length > 0 && (
        <DeliveryPager
          count={rows.length}
          keptDays={webhookLimits.keptDays}
          cursor={asked.cursor}
          nextCursor={data.nextCursor}
          isBusy={isPlaceholderData}
          onTurn={() => card.current?.scrollIntoView()}
        />
      )}
    </Card>
  );
};
