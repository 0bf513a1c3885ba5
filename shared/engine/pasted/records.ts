import { spansOf } from './cells.ts';
import { folded } from './fold.ts';
import { labelOf, labelsIn } from './labels.ts';
import type { Label } from './labels.ts';

/** The columns that a first line names, where every cell of it is a label; else nothing. */
export function columnsOf(line: string, country: string): (Label | undefined)[] | undefined {
  const plain = folded(line);
  const heads = spansOf(line).map(({ from, to }) => labelOf(plain.slice(from, to), country));
  const named = heads.filter((head) => head !== undefined).length;
  return heads.length > 1 && named > 1 && named >= heads.length - 1 ? heads : undefined;
}

/** The label a line begins with, as a key: the same one twice begins another account. */
function labelAt(line: string, country: string): string | undefined {
  const plain = folded(line).trimStart();
  const first = labelsIn(plain, country)[0];
  if (first?.from === 0) return `${first.name} ${first.kind ?? ''}`;
  const alone = labelOf(plain, country);
  return alone && `${alone.name} ${alone.kind ?? ''}`;
}

/** Lines of `Label: value` grouped by account; nothing where fewer than half of them begin with a label. */
export function blocksOf(lines: readonly string[], country: string): string[] | undefined {
  const labels = lines.map((line) => labelAt(line, country));
  if (labels.filter((label) => label !== undefined).length * 2 < lines.length) return undefined;
  const blocks: string[][] = [];
  let seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const label = labels[index];
    const isNew = blocks.length === 0 || (label !== undefined && seen.has(label));
    if (isNew) {
      blocks.push([]);
      seen = new Set();
    }
    if (label !== undefined) seen.add(label);
    blocks.at(-1)?.push(line);
  }
  return blocks.map((block) => block.join('\n'));
}
