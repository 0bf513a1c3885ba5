import { batchLimits } from '#shared/validation/batches.ts';
import type { Draft } from '../../desk/desk.ts';

/** What a batch is called unless one says otherwise: its file, without what tells its kind. */
export const nameOf = ({ name, kind }: Pick<Draft, 'name' | 'kind'>, pasted: string): string =>
  (kind === 'paste' ? pasted : name.replace(/\.(csv|tsv|txt|xlsx)$/i, '')).slice(0, batchLimits.name);
