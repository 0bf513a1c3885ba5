import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { ApiError } from '../../../lib/api.ts';
import { useOnline } from '../../../lib/connectivity/current.ts';
import { createReceipt, type OwnReceipt, type Wanted } from '../api/receipts.ts';
import { Links } from './links.tsx';
import { NewLink } from './new-link.tsx';
import { ownReceipts } from './own-receipts.ts';
import { ReadyLink } from './ready-link.tsx';
import type { Shared } from './shared.ts';
import { helpOf } from '../../../components/help-link/help-of.ts';

interface ShareDialogProps {
  readonly validation: Shared;
  readonly onClose: () => void;
}

/** Masked for a week, unless chosen otherwise: whoever only clicks through shows the least. */
const usual: Wanted = { expiresInHours: 168, full: false };

/** In the words of whoever refused it; without an answer nobody did. */
const Refused = ({ error }: { readonly error: Error }) => {
  const { t } = useTranslation('share');
  const isOnline = useOnline();
  const problem = error instanceof ApiError ? error.problem : undefined;
  return (
    <Alert tone="bad" urgent title={problem?.title ?? t(isOnline ? 'failed' : 'offline')} help={helpOf(error)}>
      {problem?.detail}
    </Alert>
  );
};

/** Makes a link to the receipt of an answer, and closes those that were made. */
export const ShareDialog = ({ validation, onClose }: ShareDialogProps) => {
  const { t } = useTranslation('share');
  const [wanted, setWanted] = useState(usual);
  const [made, setMade] = useState<OwnReceipt>();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => createReceipt(validation.id, wanted),
    onSuccess: (receipt) => {
      setMade(receipt);
      void queries.invalidateQueries(ownReceipts(validation.id));
    },
  });
  const another = () => {
    setMade(undefined);
    setWanted(usual);
  };
  return (
    <Dialog
      open
      title={made ? t('ready') : t('title')}
      onClose={onClose}
      footer={
        made ? (
          <>
            <Button onClick={another}>{t('another')}</Button>
            <Button look="primary" onClick={onClose}>
              {t('done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button look="primary" busy={create.isPending} onClick={() => create.mutate()}>
              <Icon of={Link2} />
              {t('create')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <ReadyLink receipt={made} />
      ) : (
        <NewLink wanted={wanted} onChange={setWanted} isTrial={validation.environment === 'sandbox'} />
      )}
      {create.error && !made && <Refused error={create.error} />}
      <Links
        validationId={validation.id}
        onRevoked={(id) => {
          if (id === made?.id) another();
        }}
      />
    </Dialog>
  );
};
