import type { ComponentType } from 'react';
import { FlaskConical, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Row } from './api/history.ts';
import { StatusBadge } from './status-badge.tsx';

/** Draws a masked account number; the page brings it. */
export type Masked = ComponentType<{
  readonly number: string;
  readonly parts: readonly { readonly role: string; readonly value: string }[];
}>;

export interface HistoryTableProps {
  readonly rows: readonly Row[];
  readonly Number: Masked;
  readonly onOpen: (id: string) => void;
  /** Another page is on its way. */
  readonly isStale: boolean;
}

/** Something beside the status, too small for words that everybody sees. */
const Note = ({
  icon,
  tone,
  text,
}: {
  readonly icon: LucideIcon;
  readonly tone: 'warn' | 'test';
  readonly text: string;
}) => (
  <span className={`history-note history-note--${tone}`} title={text}>
    <Icon of={icon} />
    <span className="vh">{text}</span>
  </span>
);

const columns = ['account', 'holder', 'bank', 'status', 'date'] as const;

/** Newest first. The button in the first cell covers its whole row; on a phone every row is a small card. */
export const HistoryTable = ({ rows, Number, onOpen, isStale }: HistoryTableProps) => {
  const { t } = useTranslation('history');
  const format = useFormat();
  return (
    <Table className="history" aria-label={t('title')} aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`at-${column}`}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ id, country, accountNumber, anatomy, beneficiary, bank, status, fraudRisk, createdAt, environment }) => (
            <tr key={id}>
              <td className="at-account">
                <span className="country-code">{country}</span>
                <button
                  type="button"
                  className="row-open"
                  onClick={() => onOpen(id)}
                  aria-label={t('open', { number: accountNumber })}
                >
                  <Number number={accountNumber} parts={anatomy} />
                </button>
              </td>
              <td className="at-holder">{beneficiary ?? <span className="text-ink-3">{t('noHolder')}</span>}</td>
              <td className="at-bank">{bank?.name}</td>
              <td className="at-status">
                <StatusBadge status={status} />
                {fraudRisk?.level === 'HIGH' && <Note icon={TriangleAlert} tone="warn" text={t('highRisk')} />}
                {environment === 'sandbox' && <Note icon={FlaskConical} tone="test" text={t('filters.sandbox')} />}
              </td>
              <td className="at-date">{format.shortMoment(createdAt)}</td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
};

const widths = ['w-44', 'w-36', 'w-48', 'w-40'] as const;

/** The rows of a history that is on its way. */
export const HistorySkeleton = () => (
  <div className="history-skeleton" aria-hidden="true">
    {widths.map((width) => (
      <div key={width}>
        <Skeleton className={width} />
        <Skeleton className="w-32 max-sm:hidden" />
        <Skeleton className="h-6! w-18 rounded-sm!" />
      </div>
    ))}
  </div>
);
