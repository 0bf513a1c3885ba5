import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { profile } from '../api/profile.ts';
import css from './mailbox.module.css';

const readAgainMs = 5 * 60_000;

/** On every signed-in page, until it is solved: that mails do not reach the owner, who would hear of nothing otherwise. */
export const MailboxBanner = () => {
  const { t } = useTranslation('mailbox');
  const { data } = useQuery({ ...profile, staleTime: readAgainMs });
  if (!data || data.mailbox === 'fine') return null;
  const { mailbox, email } = data;
  return (
    <Alert
      tone="warn"
      icon={MailWarning}
      title={t(mailbox, { email })}
      className={css.banner}
      action={
        <ButtonLink size="sm" to="/support">
          {t('write')}
        </ButtonLink>
      }
    >
      {t(`${mailbox}More`)}
    </Alert>
  );
};
