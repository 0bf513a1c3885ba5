import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProofDialog } from '../../components/proof-dialog/proof-dialog.tsx';
import { session, useUser } from '../../lib/session/current.ts';
import { deleteAccount } from './api/data.ts';
import { profile } from './api/profile.ts';
import css from './account.module.css';

const goes = ['access', 'data', 'files'] as const;
const stays = ['books', 'claim'] as const;

/** What goes, what stays and for how long, and the password that lets it go. */
export const DeleteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { email } = useUser();
  const factor = useQuery(profile).data?.secondFactor;
  return (
    <ProofDialog
      title={t('delete.title')}
      look="danger"
      readFirst
      submit={t('delete.confirm')}
      cancel={t('delete.keep')}
      wantsCode={Boolean(factor)}
      send={deleteAccount}
      // Takes along what this browser keeps; the login says what happened.
      onDone={session.forget}
      onClose={onClose}
    >
      <div className={css.asked}>
        <p>{t('delete.lead', { email })}</p>
        <ul>
          {goes.map((one) => (
            <li key={one}>{t(`delete.goes.${one}`)}</li>
          ))}
        </ul>
        <p>{t('delete.stays')}</p>
        <ul>
          {stays.map((one) => (
            <li key={one}>{t(`delete.kept.${one}`)}</li>
          ))}
        </ul>
      </div>
    </ProofDialog>
  );
};
