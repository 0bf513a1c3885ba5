import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deliveryStates, type DeliveryState } from '#shared/validation/webhooks.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import type { Webhook } from '../api/webhooks.ts';
import css from './deliveries.module.css';

export interface DeliveriesHeadProps {
  readonly of: Webhook;
  /** Absent: all of them. */
  readonly state: DeliveryState | undefined;
  readonly onState: (state: DeliveryState | undefined) => void;
  readonly onRefresh: () => Promise<unknown>;
}

/** Nobody looks for what arrived among what arrived: those that did not are what is asked for. */
const filters = ['all', 'waiting', 'failed'] as const;

/** Whose deliveries these are, which of them are shown, and a look at once for whoever does not want to wait. */
export const DeliveriesHead = ({ of, state, onState, onRefresh }: DeliveriesHeadProps) => {
  const { t } = useTranslation('webhooks');
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void onRefresh().finally(() => setRefreshing(false));
  };
  return (
    <div className={css.head}>
      <h2 id="deliveries" tabIndex={-1}>
        {t('log.title')}
      </h2>
      <span className={css.host}>{new URL(of.url).host}</span>
      <Segmented
        legend={t('log.show')}
        value={filters.find((one) => one === state) ?? 'all'}
        options={filters.map((value) => ({ value, label: t(`log.${value}`) }))}
        onChange={(value) => onState(deliveryStates.find((one) => one === value))}
      />
      <Button
        look="ghost"
        size="sm"
        square
        aria-label={t('log.refresh')}
        aria-disabled={isRefreshing}
        onClick={refresh}
      >
        <Icon of={RefreshCw} className={isRefreshing ? 'spin' : ''} />
      </Button>
    </div>
  );
};
