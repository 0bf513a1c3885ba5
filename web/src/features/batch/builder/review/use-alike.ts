import { useState } from 'react';
import type { CellChange } from '../../desk/desk.ts';
import type { Builder, BuilderState } from '../builder.ts';

interface Offer {
  readonly field: CellChange['field'];
  readonly from: string;
  readonly to: string;
  readonly rows: number;
  /** Of the rows it was counted in: after any other change it says nothing. */
  readonly version: number;
}

export interface Alike {
  /** Other rows that said the same as a cell that was just changed; 0 where none did. */
  readonly rows: number;
  /** Whether what they say is nothing. */
  readonly isEmpty: boolean;
  /** A cell was changed: looks for others with the text it had. */
  readonly look: (change: CellChange, before: string) => Promise<void>;
  readonly apply: () => void;
}

/** Offers to make a correction in all rows that had the same text. */
export const useAlike = (builder: Builder, { version }: BuilderState): Alike => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const now = offer?.version === version ? offer : null;
  return {
    rows: now?.rows ?? 0,
    isEmpty: now?.from === '',
    look: async ({ field, value }, before) => {
      const { version: counted } = builder.get();
      const rows = await builder.desk().alike(field, before);
      setOffer({ field, from: before, to: value, rows, version: counted });
    },
    apply: () => {
      if (now && now.rows > 0) void builder.change((desk) => desk.replace(now.field, now.from, now.to));
    },
  };
};
