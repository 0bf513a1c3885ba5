import { useTranslation } from 'react-i18next';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { createWebhook, editWebhook, type NewSecret, type Webhook } from '../api/webhooks.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Doing } from './doing.ts';
import { FormDialog } from './form-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

export interface WebhookDialogsProps {
  readonly webhooks: readonly Webhook[];
  readonly doing: Doing | undefined;
  readonly onDo: (next: Doing | undefined) => void;
  readonly onSecret: (answer: NewSecret) => void;
  readonly onChanged: (webhook: Webhook) => void;
  readonly onDeleted: (webhook: Webhook) => void;
}

const FullDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('webhooks');
  return (
    <Dialog
      open
      title={t('full.title')}
      onClose={onClose}
      footer={
        <Button look="primary" data-first onClick={onClose}>
          {t('full.close')}
        </Button>
      }
    >
      <p>{t('full.text', { count: webhookLimits.count })}</p>
    </Dialog>
  );
};

/** The dialog for what is being done, or none. */
export const WebhookDialogs = ({ webhooks, doing, onDo, ...on }: WebhookDialogsProps) => {
  const onClose = () => onDo(undefined);
  if (!doing) return null;
  if (doing.what === 'create')
    return webhooks.length >= webhookLimits.count ? (
      <FullDialog onClose={onClose} />
    ) : (
      <FormDialog send={createWebhook} onDone={on.onSecret} onClose={onClose} />
    );
  if (doing.what === 'save') return <SecretDialog {...doing} onClose={onClose} />;
  const webhook = webhooks.find(({ id }) => id === doing.id);
  if (!webhook) return null;
  if (doing.what === 'rotate') return <RotateDialog of={webhook} onClose={onClose} onRotated={on.onSecret} />;
  if (doing.what === 'delete')
    return <DeleteDialog of={webhook} onClose={onClose} onDeleted={() => on.onDeleted(webhook)} />;
  return (
    <FormDialog of={webhook} send={(draft) => editWebhook(webhook.id, draft)} onDone={on.onChanged} onClose={onClose} />
  );
};
