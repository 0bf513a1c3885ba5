import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/ui/link.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { useFormat } from '../../../lib/format.ts';
import { isOfDebt, type Movement } from './movements.ts';
import css from './ledger.module.css';

const columns = ['at', 'what', 'lot', 'credits', 'why'] as const;

export interface MovementTableProps {
  readonly rows: readonly Movement[];
  /** Another page is on its way. */
  readonly isStale: boolean;
}

/** A batch takes credits for many rows at once, and gives back what no row was charged. */
const batchKinds = { reserve: 'batch.reserve', void: 'batch.void', expire: 'batch.expire' } as const;

const isBatchKind = (kind: string): kind is keyof typeof batchKinds => kind in batchKinds;

/** What happened to a movement's credits, in a sentence. */
const useWhat = () => {
  const { t } = useTranslation('ledger');
  const { day } = useFormat();
  return (movement: Movement): string => {
    const { kind, reservation, expiresAt, batch } = movement;
    if (batch && isBatchKind(kind)) return t(batchKinds[kind], { batch: batch.name ?? batch.id });
    if (kind === 'reserve' && reservation === 'voided') return t('kinds.reserveVoided');
    if (kind === 'repay' && isOfDebt(movement)) return t('kinds.repaid');
    return t(`kinds.${kind}`, { date: expiresAt ? day(expiresAt) : t('none') });
  };
};

/** `+10`, `−3`; what cannot be read has no number. */
const useSigned = () => {
  const { number } = useFormat();
  const { t } = useTranslation('ledger');
  return (credits: number | null): string => {
    if (credits === null) return t('none');
    return `${credits < 0 ? '−' : '+'}${number(Math.abs(credits))}`;
  };
};

/** The payment, the batch or the validation that explains a movement; what expires explains itself. */
const Why = ({ of: { at, paymentId, validationId, batch } }: { readonly of: Movement }) => {
  const { t } = useTranslation('ledger');
  const { shortMoment } = useFormat();
  const date = shortMoment(at);
  if (paymentId !== null)
    return (
      <Link className="link" to={`/receipts/${paymentId}`} aria-label={t('receiptLabel', { date })}>
        {t('receipt')}
      </Link>
    );
  if (batch)
    return (
      <Link className="link" to={`/batch/${batch.id}`} aria-label={t('batch.label', { date })}>
        {t('batch.see')}
      </Link>
    );
  if (validationId === null) return null;
  return (
    <Link className="link" to={`/dashboard?open=${validationId}`} aria-label={t('validationLabel', { date })}>
      {t('validation')}
    </Link>
  );
};

/** Newest first; on a phone every movement is two lines. */
export const MovementTable = ({ rows, isStale }: MovementTableProps) => {
  const { t } = useTranslation('ledger');
  const { shortMoment } = useFormat();
  const what = useWhat();
  const signed = useSigned();
  return (
    <Table className={css.movements} aria-label={t('title')} aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((movement) => (
          <tr key={movement.id}>
            <td className={css.at}>{shortMoment(movement.at)}</td>
            <td className={css.what}>{what(movement)}</td>
            <td className={css.lot}>{isOfDebt(movement) ? t('debtOf') : t(`sources.${movement.source}`)}</td>
            <td className={css.credits}>{signed(movement.credits)}</td>
            <td className={css.why}>
              <Why of={movement} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
