import { memo } from 'react';
import { CircleAlert, CircleCheck, Clock, ClockAlert, Copy, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { headlineOf } from '#shared/validation/headline.ts';
import { MaskedNumber } from '../../../components/account-number/masked-number.tsx';
import { HeadlineBadge } from '../../../components/headline/headline-badge.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { Result } from '../api/batch.ts';
import { useWords } from '../use-words.ts';
import { standingOf, type Standing } from './standing.ts';
import css from './results.module.css';

const icons = {
  PENDING: Clock,
  PROCESSING: LoaderCircle,
  SUCCESS: CircleCheck,
  FAILED: ClockAlert,
  refused: CircleAlert,
  sharing: Copy,
} as const satisfies Record<Standing, LucideIcon>;

const Account = ({ of: { validation, asked } }: { readonly of: Result }) => {
  if (validation)
    return (
      <>
        <span className={css.number}>
          <span className={css.countryCode}>{validation.country}</span>
          <MaskedNumber number={validation.accountNumber} parts={validation.anatomy} />
        </span>
        {validation.bank && <small>{validation.bank.name}</small>}
      </>
    );
  if (!asked?.accountNumber) return null;
  return (
    <span className={css.number}>
      {asked.country && <span className={css.countryCode}>{asked.country}</span>}
      <span className="an-masked">{asked.accountNumber}</span>
    </span>
  );
};

/** Whom its owner expects, and whom the bank named where that is somebody else. */
const Payee = ({ of: { beneficiaryName, validation } }: { readonly of: Result }) => {
  const { t } = useTranslation('batch');
  const holder = validation?.beneficiary;
  const isAnswered = validation?.status === 'VALID';
  if (beneficiaryName === null)
    return <span className={holder ? undefined : css.none}>{holder ?? (isAnswered && t('results.noHolder'))}</span>;
  const isSame = validation?.nameMatch?.result === 'match';
  return (
    <>
      <span className={css.expected}>{beneficiaryName}</span>
      {isAnswered && !isSame && <small>{holder ? t('results.saidHolder', { holder }) : t('results.noHolder')}</small>}
    </>
  );
};

const Answer = ({ of }: { readonly of: Result }) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const { validation, findings, sameAs } = of;
  const [finding] = findings;
  return (
    <>
      {validation && <HeadlineBadge of={validation}>{t(`headlines.${headlineOf(validation)}.short`)}</HeadlineBadge>}
      {!validation && finding && (
        <Badge icon={CircleAlert} tone="bad">
          {t('results.refused')}
        </Badge>
      )}
      {sameAs !== null && <small>{t('results.same', { row: number(sameAs) })}</small>}
      {sameAs === null && finding && <small title={finding.detail}>{finding.detail}</small>}
    </>
  );
};

interface Place {
  /** Which row of the table it is, its heading being the first. */
  readonly rowIndex: number;
  readonly top: number;
}

export interface ResultRowProps extends Place {
  readonly of: Result;
  readonly onOpen: (row: number) => void;
}

/** One row of a batch. Its button covers all of it. */
export const ResultRow = memo(function ResultRow({ of, rowIndex, top, onOpen }: ResultRowProps) {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const { row, customId, beneficiaryName, validation } = of;
  const standing = standingOf(of);
  const risk = validation?.fraudRisk?.level;
  return (
    <tr aria-rowindex={rowIndex} className={css.row} style={{ top }}>
      <td className={css.cellRow}>
        <button
          type="button"
          className={css.open}
          aria-label={t('results.open', { row: number(row) })}
          onClick={() => onOpen(row)}
        >
          {number(row)}
        </button>
      </td>
      <td className={css.customId} title={customId ?? undefined}>
        {customId}
      </td>
      <td className={css.account}>
        <Account of={of} />
      </td>
      <td className={css.holder} title={[beneficiaryName, validation?.beneficiary].filter(Boolean).join(' · ')}>
        <Payee of={of} />
      </td>
      <td className={css.answer}>
        <Answer of={of} />
      </td>
      <td className={css.risk}>{risk && t(`fraudLevels.${risk}`)}</td>
      <td className={css.status}>
        <Icon of={icons[standing]} className={standing === 'PROCESSING' ? 'spin' : ''} />
        {t(`results.rowStatuses.${standing}`)}
      </td>
    </tr>
  );
});

/** The place of a row that is being read. */
export const RowOnItsWay = ({ rowIndex, top }: Place) => {
  const { t } = useTranslation('batch');
  return (
    <tr aria-rowindex={rowIndex} className={css.row} style={{ top }}>
      <td className={css.wait}>
        <span className="vh">{t('results.loading', { row: rowIndex - 1 })}</span>
        <Skeleton width="60%" />
      </td>
    </tr>
  );
};
