import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../components/ui/card.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { isCursorRefused } from '../../../lib/api.ts';
import { withPart, type Asked } from '../address.ts';
import { deliveryPage } from '../api/deliveries.ts';
import { webhookList, type Webhook } from '../api/webhooks.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { Busy } from '../use-webhook-changes.ts';
import { DeliveriesHead } from './deliveries-head.tsx';
import { DeliveriesSkeleton } from './deliveries-skeleton.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import { DeliveryPager } from './delivery-pager.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { NoDeliveries } from './no-deliveries.tsx';
import css from './deliveries.module.css';

export interface DeliveriesProps {
  readonly of: Webhook;
  readonly asked: Asked;
  readonly busy: Busy;
  /** Whether the plan has webhooks: without it nothing is sent. */
  readonly isIncluded: boolean;
  readonly onTest: () => void;
}

/** What one webhook was told, newest first; one of them opened beside the list, or in its place where there is no room. */
export const Deliveries = ({ of, asked, busy, isIncluded, onTest }: DeliveriesProps) => {
  const { t } = useTranslation('webhooks');
  const cache = useQueryClient();
  const [, setSearch] = useSearchParams();
  const card = useRef<HTMLElement>(null);
  const { data, error, isPlaceholderData, refetch } = useQuery(deliveryPage(of.id, asked));
  const set = (part: 'state' | 'delivery', value: string | undefined) =>
    setSearch((now) => withPart(now.has('webhook') ? now : withPart(now, 'webhook', of.id), part, value));

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

  // The detail may stand in the place of the list: its row takes the focus once it is on screen again.
  const closed = useRef<string>(undefined);
  useEffect(() => {
    if (asked.delivery || !closed.current) return;
    const row = card.current?.querySelector<HTMLElement>(`[data-delivery="${closed.current}"]`);
    (row ?? card.current?.querySelector('h2'))?.focus();
    closed.current = undefined;
  }, [asked.delivery]);
  const close = () => {
    closed.current = asked.delivery;
    set('delivery', undefined);
  };
  const rows = data?.data ?? [];
  return (
    <Card ref={card} aria-labelledby="deliveries" aria-busy={!data && !error}>
      <DeliveriesHead
        of={of}
        state={asked.state}
        onState={(state) => set('state', state)}
        onRefresh={() => refetch()}
      />
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
            <NoDeliveries
              of={of}
              isFiltered={asked.state !== undefined}
              isIncluded={isIncluded}
              isTesting={busy.test === of.id}
              onTest={onTest}
              onClear={() => set('state', undefined)}
            />
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
        {asked.delivery && (
          <DeliveryDetail key={asked.delivery} id={asked.delivery} of={of} isIncluded={isIncluded} onClose={close} />
        )}
      </div>
      {data && rows.length > 0 && (
        <DeliveryPager
          count={rows.length}
          cursor={asked.cursor}
          nextCursor={data.nextCursor}
          isBusy={isPlaceholderData}
          onTurn={() => card.current?.scrollIntoView()}
        />
      )}
    </Card>
  );
};
