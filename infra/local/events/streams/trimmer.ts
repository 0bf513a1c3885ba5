import type { StreamPoller } from './poller.ts';
import type { StreamStore } from './store.ts';

/** Records that wait to be forgotten together. */
const trimmedAtOnce = 1000;

/** Forgets what every mapping of a table is done with; the emulator itself would keep it for ever. */
export const trimmer = (
  store: StreamStore | undefined,
  readers: () => readonly Pick<StreamPoller, 'table' | 'doneTo'>[],
): ((table: string) => void) => {
  const trimmedTo = new Map<string, number>();
  return (table) => {
    if (!store) return;
    const done = Math.min(...readers().flatMap((reader) => (reader.table === table ? [Number(reader.doneTo())] : [])));
    if (done - (trimmedTo.get(table) ?? 0) < trimmedAtOnce) return;
    trimmedTo.set(table, done);
    store.trim(table, done);
  };
};
