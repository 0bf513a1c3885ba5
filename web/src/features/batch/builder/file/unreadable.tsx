import { useTranslation } from 'react-i18next';
import { batchLimits } from '#shared/validation/batches.ts';
import { Alert } from '../../../../components/ui/alert.tsx';
import { useFormat } from '../../../../lib/format.ts';
import type { Refused } from '../../desk/desk.ts';
import { helpOfFile } from '../../../../components/help-link/pages.ts';

/** Why a file cannot be read, and what to do about it. */
export const Unreadable = ({ refused: { problem, at } }: { readonly refused: Refused }) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const values = {
    rows: number(batchLimits.rows),
    columns: number(batchLimits.columns),
    size: number(batchLimits.bytes / 1_000_000),
    at: at === undefined ? '' : t('problems.at', { at: number(at) }),
  };
  return (
    <Alert tone="bad" urgent title={t(`problems.${problem}.title`, values)} help={helpOfFile}>
      {t(`problems.${problem}.more`, values)}
    </Alert>
  );
};
