import type { BatchField } from '#shared/batch/fields.ts';
import type { GridColumn } from '../../../../components/batch-rows/grid-columns.ts';
import type { Draft } from '../../desk/desk.ts';

const widths: Readonly<Partial<Record<BatchField, readonly [number, number]>>> = {
  accountNumber: [216, 1.4],
  beneficiaryName: [176, 1.6],
  reference: [112, 0.8],
  customId: [96, 0.6],
  country: [88, 0.4],
};
const columnOf = (field: BatchField): GridColumn => {
  const [width, share] = widths[field] ?? [132, 0.8];
  return { field, width, share };
};

/** The columns of the file that are used, in its order; after them fields that rows lack, to be filled in here. */
export const gridColumnsOf = ({ columns }: Draft, lacked: readonly BatchField[]): readonly GridColumn[] => {
  const used = columns.flatMap(({ field }) => field ?? []);
  return [...new Set([...used, ...lacked])].map(columnOf);
};
