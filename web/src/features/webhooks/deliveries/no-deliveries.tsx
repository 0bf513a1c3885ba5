import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { Webhook } from '../api/webhooks.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { exampleDeliveries } from './example-deliveries.ts';

export interface NoDeliveriesProps {
  readonly of: Webhook;
  readonly isFiltered: boolean;
  readonly isIncluded: boolean;
  readonly isTesting: boolean;
  readonly onTest: () => void;
  readonly onClear: () => void;
}

/** In the place of deliveries: there are none of the chosen kind, or none at all, and what brings the first one. */
export const NoDeliveries = ({ of, isFiltered, isIncluded, isTesting, onTest, onClear }: NoDeliveriesProps) => {
  const { t } = useTranslation('webhooks');
  const [example] = useState(() => exampleDeliveries(new Date()));
  if (isFiltered)
    return (
      <EmptyState
        of="deliveries"
        title={t('log.none')}
        action={
          <Button size="sm" onClick={onClear}>
            {t('log.clear')}
          </Button>
        }
      />
    );
  if (!isIncluded)
    return (
      <EmptyState of="deliveriesWithoutPlan" title={t('log.empty')}>
        {t('log.emptyLapsed')}
      </EmptyState>
    );
  if (of.state !== 'active')
    return (
      <EmptyState of="deliveries" title={t('log.empty')}>
        {t('log.emptyOff')}
      </EmptyState>
    );
  return (
    <EmptyState
      of="deliveries"
      title={t('log.empty')}
      example={<DeliveryTable rows={example} openId={undefined} isStale={false} onOpen={() => undefined} />}
      action={
        <Button size="sm" busy={isTesting} onClick={onTest}>
          {t('test')}
        </Button>
      }
    >
      {t('log.emptyMore')}
    </EmptyState>
  );
};
