import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CheckReceipt } from '../../features/receipts/check-receipt.tsx';
import { SharedReceipt } from '../../features/receipts/shared-receipt.tsx';
import { usePage } from '../../lib/use-page.ts';

export default function SharedReceiptPage() {
  const { t } = useTranslation('receipts');
  const { id } = useParams();
  usePage(id === undefined ? t('entry.title') : t('title'));
  return id === undefined ? <CheckReceipt /> : <SharedReceipt key={id} code={id} />;
}
