import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Link } from '../../components/ui/link.tsx';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { capitalized } from '../../lib/capitalized.ts';
import { useFormat } from '../../lib/format.ts';
import { useUser } from '../../lib/session/current.ts';
import { profile } from './api/profile.ts';
import { CompanyForm } from './company-form.tsx';
import css from './account.module.css';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Who the account is, since when and on which plan, and what its company is called. */
export const ProfileCard = () => {
  const { t } = useTranslation('account');
  const { longDate } = useFormat();
  const { email, plan } = useUser();
  const { data, error, refetch } = useQuery(profile);
  return (
    <Card aria-label={t('profile.title')} aria-busy={!data && !error}>
      <CardHead title={t('profile.title')} />
      <dl className={css.facts}>
        <Fact name={t('profile.email')}>{email}</Fact>
        <Fact name={t('profile.plan')}>
          {t('profile.planName', { context: plan, plan: capitalized(plan) })}{' '}
          <Link className="link" to={plan === 'free' ? '/subscriptions' : '/subscription/manage'}>
            {t(plan === 'free' ? 'profile.plans' : 'profile.manage')}
          </Link>
        </Fact>
        {!error && <Fact name={t('profile.since')}>{data ? longDate(data.createdAt) : <Skeleton width="12ch" />}</Fact>}
      </dl>
      {data && <CompanyForm company={data.company ?? ''} />}
      {!data && error && (
        <div className={css.part}>
          <NotLoaded title={t('failed.title')} retry={t('failed.retry')} onRetry={() => void refetch()}>
            {t('failed.explain')}
          </NotLoaded>
        </div>
      )}
    </Card>
  );
};
