import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { capitalized } from '../../../lib/capitalized.ts';
import { useFormat } from '../../../lib/format.ts';
import { subscriptionList } from '../api/subscriptions.ts';
import { hidden } from './hidden.ts';
import { troubleOf } from './trouble.ts';
import css from './renewal.module.css';

const managePath = '/subscription/manage';
const readAgainMs = 5 * 60_000;

/** On every signed-in page: that a renewal failed or the subscription is suspended, until it is hidden or settled. */
export const RenewalBanner = () => {
  const { t } = useTranslation('renewal');
  const { day } = useFormat();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...subscriptionList, staleTime: readAgainMs });
  const [, setHidden] = useState(0);
  const trouble = troubleOf(data?.current ?? null);
  // The page it leads to says it in full.
  if (!trouble || pathname === managePath || hidden.has(trouble.key)) return null;
  const { subscription, what } = trouble;
  const { failure, entitledUntil } = subscription;
  const said =
    what === 'suspended'
      ? [t('suspendedMore')]
      : [
          ...(failure?.retryAt ? [t('failedMore', { day: day(failure.retryAt) })] : []),
          ...(entitledUntil ? [t('failedUntil', { day: day(entitledUntil) })] : []),
        ];
  const hide = () => {
    hidden.add(trouble.key);
    setHidden((count) => count + 1);
  };
  return (
    <Alert
      tone="bad"
      title={t(what, { plan: capitalized(subscription.plan) })}
      className={css.banner}
      action={
        <span className={css.ways}>
          <ButtonLink size="sm" to={managePath}>
            {t('manage')}
          </ButtonLink>
          <Button look="ghost" size="sm" square aria-label={t('dismiss')} onClick={hide}>
            <Icon of={X} />
          </Button>
        </span>
      }
    >
      {said.join(' ')}
    </Alert>
  );
};
