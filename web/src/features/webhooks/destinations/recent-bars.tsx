import { useTranslation } from 'react-i18next';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import type { Webhook } from '../api/webhooks.ts';
import css from './destinations.module.css';

const looks = { delivered: css.good, failed: css.bad } as const;

/** How the last tries ended, the newest at the right: short bars for good ones, long ones for those that failed. */
export const RecentBars = ({ of }: { readonly of: Webhook['recent'] }) => {
  const { t } = useTranslation('webhooks');
  const good = of.filter((one) => one === 'delivered').length;
  const missing = webhookLimits.recent - of.length;
  const bars = Array.from({ length: webhookLimits.recent }, (_, index) => of[index - missing]);
  return (
    <>
      <span className="vh">{t('recent', { good, count: of.length })}</span>
      <span className={css.recent} aria-hidden="true">
        {bars.map((outcome, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a bar is a place in the row
          <i key={index} className={outcome && looks[outcome]} />
        ))}
      </span>
    </>
  );
};
