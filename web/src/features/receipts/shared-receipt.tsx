import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiptIdIn } from '#shared/validation/receipt-code.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { ApiError } from '../../lib/api.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { getReceipt, type Receipt } from './api/receipts.ts';
import { FindCode } from './find-code.tsx';
import { GoneReceipt } from './gone.tsx';
import { ShownReceipt } from './shown-receipt.tsx';
import { Unread } from './unread.tsx';

type Reading = { readonly receipt?: Receipt; readonly error?: unknown };

/** What the link of a receipt says, to whoever holds it; a code with a slip is not asked for. */
export const SharedReceipt = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation('receipts');
  const [{ receipt, error }, setReading] = useState<Reading>({});
  const [round, setRound] = useState(0);
  const isOnline = useOnline();
  const id = receiptIdIn(code);
  useEffect(() => {
    if (!id) return;
    const left = new AbortController();
    getReceipt(id, left.signal).then(
      (read) => setReading({ receipt: read }),
      (refused: unknown) => {
        if (!left.signal.aborted) setReading({ error: refused });
      },
    );
    return () => left.abort();
  }, [id, round, isOnline]);
  if (receipt) return <ShownReceipt receipt={receipt} />;
  if (!id || (error instanceof ApiError && error.status === 404))
    return (
      <GoneReceipt state="unknown">
        <FindCode />
      </GoneReceipt>
    );
  if (error !== undefined) return <Unread error={error} onRetry={() => setRound((now) => now + 1)} />;
  return <Spinner label={t('loading')} />;
};
