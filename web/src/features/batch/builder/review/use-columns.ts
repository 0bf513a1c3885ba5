import { useMemo, useState } from 'react';
import type { BatchField } from '#shared/batch/fields.ts';
import type { Draft, Rehearsal } from '../../desk/desk.ts';
import type { GridColumn } from '../../../../components/batch-rows/grid-columns.ts';
import { gridColumnsOf } from '../grid/grid-columns.ts';

/** The columns of the grid. One that was added because rows lacked it stays once they have it: the focus may be there. */
export const useColumns = (draft: Draft, { troubles }: Rehearsal): readonly GridColumn[] => {
  const [lacked, setLacked] = useState<readonly BatchField[]>([]);
  const more = troubles.map(({ field }) => field).filter((field) => !lacked.includes(field));
  if (more.length > 0) setLacked([...lacked, ...new Set(more)]);
  return useMemo(() => gridColumnsOf(draft, lacked), [draft, lacked]);
};
