import type { TFunction } from 'i18next';
import { batchFields } from '#shared/batch/fields.ts';
import { csvMoment } from '#shared/csv.ts';
import { headlineOf } from '#shared/validation/headline.ts';
import type { Batch, Result } from '../api/batch.ts';
import { standingOf } from '../detail/standing.ts';
import { whyNot } from './why-not.ts';

/** A column of a file: its heading, and what stands in it for a row. */
export interface Column {
  readonly heading: string;
  readonly cell: (result: Result) => string;
}

/** Why an answer is no yes, or what speaks against paying one that is. */
const reasonOf = (result: Result, t: TFunction<'batch'>): string => {
  const { validation } = result;
  const failure = whyNot(result, t);
  if (failure || !validation) return failure;
  const { fraudRisk, reason } = validation;
  if (validation.status === 'VALID') return (fraudRisk?.reasons ?? []).map((one) => t(`fraudReasons.${one}`)).join(' ');
  return reason ? t(`reasons.${reason}`) : '';
};

type Cells = readonly (readonly [name: OwnName, cell: Column['cell']])[];
type OwnName =
  | 'verdict'
  | 'answer'
  | 'status'
  | 'account'
  | 'bank'
  | 'holder'
  | 'nameMatch'
  | 'risk'
  | 'reason'
  | 'sameAs'
  | 'id'
  | 'date'
  | 'row';

/** What became of a row. No heading of ours is one that a file for a batch would have: the file can be sent as it is. */
const answers = (t: TFunction<'batch'>): Cells => [
  ['verdict', ({ verdict }) => (verdict ? t(`verdicts.${verdict}`) : '')],
  ['answer', ({ validation }) => (validation ? t(`headlines.${headlineOf(validation)}.short`) : '')],
  [
    'status',
    (result) =>
      result.validation ? t(`statuses.${result.validation.status}`) : t(`results.rowStatuses.${standingOf(result)}`),
  ],
  ['bank', ({ validation }) => validation?.bank?.name ?? ''],
  ['holder', ({ validation }) => validation?.beneficiary ?? ''],
  ['nameMatch', ({ validation }) => (validation?.nameMatch ? t(`nameMatches.${validation.nameMatch.result}`) : '')],
  ['risk', ({ validation }) => (validation?.fraudRisk ? t(`fraudLevels.${validation.fraudRisk.level}`) : '')],
  ['reason', (result) => reasonOf(result, t)],
  ['sameAs', ({ sameAs }) => sameAs?.toString() ?? ''],
  ['id', ({ validation }) => validation?.id ?? ''],
  ['date', ({ validation }) => (validation ? csvMoment(validation.createdAt) : '')],
  ['row', ({ row }) => row.toString()],
];

/** The file as it came; of rows that came without one, what they stated. */
const originals = ({ columns }: Pick<Batch, 'columns'>): readonly Column[] =>
  columns.map((heading, index) => ({ heading, cell: ({ original }) => original?.[index] ?? '' }));

/** The rows came through the API: all that is known of those that were answered is what the answer says. */
const stated = (t: TFunction<'batch'>): readonly Column[] => [
  { heading: t('row.fields.customId'), cell: ({ customId }) => customId ?? '' },
  {
    heading: t('download.columns.account'),
    cell: ({ validation, asked }) => validation?.accountNumber ?? asked?.accountNumber ?? '',
  },
];

/** Every row with what became of it, behind the columns it came with. */
export const resultColumns = (batch: Pick<Batch, 'columns'>, t: TFunction<'batch'>): readonly Column[] => {
  const before = batch.columns.length > 0 ? originals(batch) : stated(t);
  return [...before, ...answers(t).map(([name, cell]) => ({ heading: t(`download.columns.${name}`), cell }))];
};

/** The rows without a result as they were sent, and what to correct: to be sent again. */
export const errorColumns = (batch: Pick<Batch, 'columns'>, t: TFunction<'batch'>): readonly Column[] => {
  const asked = batchFields.map((field): Column => ({
    heading: t(`row.fields.${field}`),
    cell: (result) => (field === 'customId' ? result.customId : result.asked?.[field]) ?? '',
  }));
  const before = batch.columns.length > 0 ? originals(batch) : asked;
  return [...before, { heading: t('download.columns.toFix'), cell: (result) => whyNot(result, t) }];
};
