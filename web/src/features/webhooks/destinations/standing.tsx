import { CirclePause, FlaskConical, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { Webhook } from '../api/webhooks.ts';
import css from './destinations.module.css';

const dayMs = 86_400_000;

/** What the server stops counting at. */
const countedTo = 1_000;

/** For how many days it failed before it was disabled; none where one answer was enough. */
const daysOf = ({ failingSince, lastTriedAt }: Webhook): number =>
  failingSince && lastTriedAt ? Math.round((Date.parse(lastTriedAt) - Date.parse(failingSince)) / dayMs) : 0;

export const StateBadges = ({ of: { state, environment } }: { readonly of: Webhook }) => {
  const { t } = useTranslation('webhooks');
  return (
    <>
      {state === 'paused' && <Badge icon={CirclePause}>{t('states.paused')}</Badge>}
      {state === 'disabled' && (
        <Badge icon={TriangleAlert} tone="warn">
          {t('states.disabled')}
        </Badge>
      )}
      {environment === 'sandbox' && (
        <Badge icon={FlaskConical} tone="test">
          {t('environments.sandbox')}
        </Badge>
      )}
    </>
  );
};

/** How many events wait, in words; nothing where an active one has delivered all. */
const useWaiting = () => {
  const { t } = useTranslation('webhooks');
  const { number } = useFormat();
  return ({ state, waiting }: Webhook): string => {
    const some = { count: waiting, n: number(waiting) };
    if (state !== 'active') return waiting >= countedTo ? t('keptMost', some) : t('kept', some);
    if (waiting === 0) return '';
    return waiting >= countedTo ? t('waitingMost', some) : t('waiting', some);
  };
};

/** Why a webhook rests or is about to, and what it will be told when it goes on. */
export const Standing = ({ of }: { readonly of: Webhook }) => {
  const { t } = useTranslation('webhooks');
  const { shortMoment } = useFormat();
  const waiting = useWaiting()(of);
  const { state, failingSince, secrets } = of;
  const before = secrets.find(({ expiresAt }) => expiresAt !== null);
  const until = failingSince && new Date(Date.parse(failingSince) + webhookLimits.disabledAfterDays * dayMs);
  return (
    <>
      {state === 'paused' && (
        <p className={css.note}>
          {t('paused')} {waiting}
        </p>
      )}
      {state === 'disabled' && (
        <p className={css.warned}>
          {daysOf(of) > 0 ? t('disabledByDays', { count: daysOf(of) }) : t('disabledByAnswer')} {waiting}
        </p>
      )}
      {state === 'active' && failingSince && until && (
        <p className={css.warned}>
          {t('failing', { since: shortMoment(failingSince), until: shortMoment(until.toISOString()) })} {waiting}
        </p>
      )}
      {state === 'active' && !failingSince && waiting && <p className={css.note}>{waiting}</p>}
      {before?.expiresAt && (
        <p className={css.note}>{t('twoSecrets', { end: before.endsWith, moment: shortMoment(before.expiresAt) })}</p>
      )}
    </>
  );
};
