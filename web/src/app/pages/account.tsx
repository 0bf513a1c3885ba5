import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { DataCard, LooksCard, profile, ProfileCard } from '../../features/account/index.ts';
import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx';
import { SecondFactorCard, WeakPassword } from '../../features/second-factor/index.ts';
import { openSessions, SessionsCard } from '../../features/sessions/index.ts';
import { useFormat } from '../../lib/format.ts';
import { useUser } from '../../lib/session/current.ts';
import { usePage } from '../../lib/use-page.ts';
import { PageTitle } from '../shell/page-title.tsx';
import css from './account.module.css';

/** What a login asks for beside the password. */
const SecondFactor = () => {
  const { data } = useQuery(profile);
  const cache = useQueryClient();
  return <SecondFactorCard factor={data?.secondFactor} onChanged={() => void cache.invalidateQueries(profile)} />;
};

const PasswordCard = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'change' });
  const { longDate } = useFormat();
  const { email } = useUser();
  const { data } = useQuery(profile);
  const cache = useQueryClient();
  const onChanged = () => {
    void cache.invalidateQueries(openSessions);
    void cache.invalidateQueries(profile);
  };
  return (
    <Card aria-label={t('title')}>
      <CardHead title={t('title')} />
      <div className={css.password}>
        <p>
          {t('lead')} {data?.passwordChangedAt && t('last', { day: longDate(data.passwordChangedAt) })}
        </p>
        {data?.passwordIsCommon && <WeakPassword />}
        <ChangePasswordForm {...{ email, onChanged }} />
      </div>
    </Card>
  );
};

/** Who one is here, how the product looks, the password, and where the account is open. */
export default function Account() {
  const { t } = useTranslation('account');
  usePage(t('title'));
  return (
    <>
      <PageTitle isOfNoTab>{t('title')}</PageTitle>
      <div className={css.columns}>
        <div className={css.column}>
          <ProfileCard />
          <LooksCard />
          <DataCard />
        </div>
        <div className={css.column}>
          <PasswordCard />
          <SecondFactor />
        </div>
        <SessionsCard />
      </div>
    </>
  );
}
