import { useTranslation } from 'react-i18next';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { useAgo } from '../../../lib/use-ago.ts';
import type { Webhook } from '../api/webhooks.ts';
import type { Doing } from '../dialogs/doing.ts';
import type { Busy } from '../use-webhook-changes.ts';
import { RecentBars } from './recent-bars.tsx';
import { RowMenu } from './row-menu.tsx';
import { Standing, StateBadges } from './standing.tsx';
import css from './destinations.module.css';

export interface DestinationTableProps {
  readonly webhooks: readonly Webhook[];
  /** Whose deliveries are shown below. */
  readonly chosenId: string;
  readonly busy: Busy;
  /** Whether the plan has webhooks: without it nothing is sent. */
  readonly isIncluded: boolean;
  readonly onShow: (id: string) => void;
  readonly onTest: (webhook: Webhook) => void;
  readonly onSwitch: (webhook: Webhook) => void;
  readonly onStart: (doing: Doing) => void;
}

interface MainActionProps extends Pick<DestinationTableProps, 'busy' | 'onTest' | 'onSwitch'> {
  readonly of: Webhook;
}

/** What is done most: an active one is tried out, another one goes on. */
const MainAction = ({ of, busy, onTest, onSwitch }: MainActionProps) => {
  const { t } = useTranslation('webhooks');
  const { id, url, state } = of;
  if (state === 'active')
    return (
      <Button
        look="ghost"
        size="sm"
        aria-label={t('testTo', { url })}
        busy={busy.test === id}
        onClick={() => onTest(of)}
      >
        {t('test')}
      </Button>
    );
  return (
    <Button size="sm" aria-label={t('resumeOf', { url })} busy={busy.switching === id} onClick={() => onSwitch(of)}>
      {t('resume')}
    </Button>
  );
};

/** A row each; on a phone every row is a small card. The URL shows what was delivered there. */
export const DestinationTable = (props: DestinationTableProps) => {
  const { webhooks, chosenId, busy, isIncluded, onShow, onTest, onSwitch, onStart } = props;
  const { t } = useTranslation('webhooks');
  const ago = useAgo();
  const start = {
    edit: ({ id }: Webhook) => onStart({ what: 'edit', id }),
    pause: onSwitch,
    rotate: ({ id }: Webhook) => onStart({ what: 'rotate', id }),
    remove: ({ id }: Webhook) => onStart({ what: 'delete', id }),
  };
  return (
    <Table className={css.webhooks} aria-label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('columns.address')}</th>
          <th scope="col">{t('columns.recent', { count: webhookLimits.recent })}</th>
          <th scope="col">{t('columns.last')}</th>
          <th scope="col">
            <span className="vh">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook.id} className={webhook.id === chosenId ? css.chosen : undefined}>
            <td className={css.address}>
              <p className={css.title}>
                <button
                  type="button"
                  aria-label={t('show', { url: webhook.url })}
                  aria-current={webhook.id === chosenId ? 'true' : undefined}
                  onClick={() => onShow(webhook.id)}
                >
                  {webhook.url}
                </button>{' '}
                <StateBadges of={webhook} />
              </p>
              {webhook.description && <p className={css.note}>{webhook.description}</p>}
              <p className={css.events}>
                {webhook.events.map((type) => (
                  <span key={type}>{type} </span>
                ))}
              </p>
              <Standing of={webhook} />
            </td>
            <td className={css.tries}>
              <RecentBars of={webhook.recent} />
            </td>
            <td className={css.last}>{webhook.lastTriedAt ? ago(webhook.lastTriedAt) : t('never')}</td>
            <td className={css.actions}>
              <div>
                {isIncluded && <MainAction of={webhook} {...{ busy, onTest, onSwitch }} />}
                <RowMenu of={webhook} onChoose={(action) => start[action](webhook)} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
