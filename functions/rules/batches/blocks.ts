import type { Batch, Block } from './batch.ts';

type Paying = Pick<Batch, 'environment' | 'blocks' | 'places'>;

const isOpen = ({ returned }: Block): boolean => returned === undefined;
const lastOf = ({ from, credits }: Block): number => from + credits - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The last place that is paid for, or was given out. */
const lastCovered = ({ blocks, places }: Paying): number => Math.max(places, ...blocks.filter(isOpen).map(lastOf));

/** How many more rows may be put on; the sandbox charges nothing. */
export const placesCovered = (batch: Paying): number =>
  batch.environment === 'sandbox' ? Infinity : lastCovered(batch) - batch.places;

/** Which block pays for a place; none does in sandbox. */
export const blockOf = (blocks: readonly Block[], place: number): Block | undefined =>
  blocks.find((block) => isOpen(block) && block.from <= place && place <= lastOf(block));

/** The blocks with one more answer paid by the block of this place. */
export const chargedFor = (blocks: readonly Block[], place: number): Block[] => {
  const paying = blockOf(blocks, place);
  return blocks.map((block) => (block === paying ? { ...block, charged: block.charged + 1 } : block));
};

interface Part {
  readonly lotId: string;
  readonly source: string;
  readonly credits: number;
}

/** The batch with these credits set aside for the rows that are put on next. */
export const withReserved = (batch: Batch, parts: readonly Part[]): Batch => {
  let from = lastCovered(batch) + 1;
  const added = parts.map(({ lotId, source, credits }): Block => {
    const block = { lotId, source, from, credits, charged: 0 };
    from += credits;
    return block;
  });
  return {
    ...batch,
    blocks: [...batch.blocks, ...added],
    unpaid: Math.max(0, batch.unpaid - sum(parts.map(({ credits }) => credits))),
  };
};

const unused = ({ credits, charged }: Block): number => credits - charged;

/** What is to go back to which lot. Only while nothing is in flight: then what is not charged never will be. */
export const leftIn = (blocks: readonly Block[]): readonly Part[] =>
  blocks
    .filter((block) => isOpen(block) && unused(block) > 0)
    .map((block) => ({ lotId: block.lotId, source: block.source, credits: unused(block) }));

/** The blocks with all of that given back to these lots. */
export const withReturned = (blocks: readonly Block[], lotIds: ReadonlySet<string>): Block[] =>
  blocks.map((block) =>
    isOpen(block) && (lotIds.has(block.lotId) || unused(block) === 0) ? { ...block, returned: unused(block) } : block,
  );
