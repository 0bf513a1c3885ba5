import { useTranslation } from 'react-i18next';
import { provenForMinutes } from '#shared/plans.ts';
import { ProofDialog } from '../../components/proof-dialog/proof-dialog.tsx';
import { call } from '../../lib/api.ts';
import type { Proof } from '../../lib/refused-proof.ts';

const prove = (proof: Proof) => call('POST /api/auth/proof', { body: proof });

/** Asks whoever is signed in once more whose account it is, before something goes on. */
export const ProveAgain = ({ onAnswer }: { readonly onAnswer: (isProven: boolean) => void }) => {
  const { t } = useTranslation('proof');
  return (
    <ProofDialog
      title={t('title')}
      submit={t('submit')}
      send={prove}
      onDone={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {t('lead', { minutes: provenForMinutes })}
    </ProofDialog>
  );
};
