import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { CellChange, Desk, DraftRow } from '../../desk/desk.ts';
import { runsOf } from './shape.ts';

interface Known {
  readonly row: DraftRow;
  readonly version: number;
}

/** Rows read before and kept, for the way back. */
const keptAtMost = 3_000;

export interface Rows {
  readonly get: (index: number) => DraftRow | undefined;
  /** Shows what was typed until the worker has judged it. */
  readonly patch: (changes: readonly CellChange[]) => void;
}

/**
 * The rows in sight, and those that they are the same as, read from the worker as they come into it. After a change they
 * stay as they were until they are read anew.
 */
export const useRows = (desk: Desk, indexes: readonly number[], version: number): Rows => {
  const [known] = useState(() => new Map<number, Known>());
  const asked = useRef({ version: -1, indexes: new Set<number>() });
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const get = useCallback((index: number) => known.get(index)?.row, [known]);
  const others = indexes.flatMap((index) => get(index)?.sameAs ?? []);

  useEffect(() => {
    if (asked.current.version !== version) asked.current = { version, indexes: new Set() };
    const { indexes: underway } = asked.current;
    const missing = [...new Set([...indexes, ...others])].filter(
      (index) => !underway.has(index) && known.get(index)?.version !== version,
    );
    if (missing.length === 0) return;
    for (const index of missing) underway.add(index);
    const read = async () => {
      const runs = await Promise.all(runsOf(missing).map(([first, count]) => desk.rows('all', first, count)));
      for (const { rows } of runs) for (const row of rows) known.set(row.index, { row, version });
      if (known.size > keptAtMost) for (const index of known.keys()) if (!indexes.includes(index)) known.delete(index);
      for (const index of missing) underway.delete(index);
      drawAnew();
    };
    void read();
  });

  const patch = useCallback(
    (changes: readonly CellChange[]) => {
      for (const { index, field, value } of changes) {
        const before = known.get(index);
        if (!before) continue;
        const row = { ...before.row, values: { ...before.row.values, [field]: value } };
        known.set(index, { row, version: before.version });
      }
      drawAnew();
    },
    [known],
  );
  return { get, patch };
};
