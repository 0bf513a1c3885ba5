import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { receiptCodeOf } from '#shared/validation/receipt-code.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { revokeReceipt, type OwnReceipt } from '../api/receipts.ts';
import { ownReceipts } from './own-receipts.ts';
import css from './share.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

const stateOf = ({ revokedAt, expiresAt }: OwnReceipt): 'open' | 'expired' | 'revoked' => {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : 'open';
};

interface LinksProps {
  readonly validationId: string;
  readonly onRevoked: (id: string) => void;
}

interface LinkProps extends Pick<LinksProps, 'onRevoked'> {
  readonly receipt: OwnReceipt;
  readonly validationId: string;
}

const Link = ({ receipt, validationId, onRevoked }: LinkProps) => {
  const { t } = useTranslation('share');
  const { shortMoment } = useFormat();
  const queries = useQueryClient();
  const state = stateOf(receipt);
  const code = receiptCodeOf(receipt.id).join(' ');
  const revoke = useMutation({
    mutationFn: () => revokeReceipt(receipt.id),
    onSuccess: async () => {
      toasts.success(t('revoked'));
      onRevoked(receipt.id);
      await queries.invalidateQueries(ownReceipts(validationId));
    },
    onError: () => toasts.error(t('failed')),
  });
  const kind = t(receipt.full ? 'kinds.full' : 'kinds.masked');
  const date = shortMoment(state === 'revoked' ? (receipt.revokedAt ?? receipt.expiresAt) : receipt.expiresAt);
  return (
    <li>
      <span>
        <span className="mono">{code}</span>
        <small>{t(`states.${state}`, { kind, date })}</small>
      </span>
      {state === 'open' ? (
        <Button
          size="sm"
          busy={revoke.isPending}
          aria-label={t('revokeLabel', { code })}
          onClick={() => revoke.mutate()}
        >
          {t('revoke')}
        </Button>
      ) : (
        <span className={css.over}>{t(`over.${state}`)}</span>
      )}
    </li>
  );
};

/** What was shared of an answer, and until when; each link closes at once. */
export const Links = ({ validationId, onRevoked }: LinksProps) => {
  const { t } = useTranslation('share');
  const { data, error } = useQuery(ownReceipts(validationId));
  if (error) return <Alert tone="bad" title={t('listFailed')} help={helpOf(error)} />;
  if (!data || data.data.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="links">
      <h3 id="links" className="label">
        {t('links')}
      </h3>
      <ul className={css.links}>
        {data.data.map((receipt) => (
          <Link key={receipt.id} receipt={receipt} validationId={validationId} onRevoked={onRevoked} />
        ))}
      </ul>
    </section>
  );
};
