import type { BatchField } from '#shared/batch/fields.ts';
import type { Edits } from './cells.ts';
import type { Draft, MappedBy } from './desk.ts';
import type { Terms } from './judge.ts';
import type { Source } from './source.ts';

export interface Mapped {
  readonly field: BatchField | null;
  readonly by: MappedBy | null;
}

/** Everything people did with a file; with it, all that a draft is. */
export interface Work {
  readonly mapping: readonly Mapped[];
  readonly terms: Terms;
  readonly edits: Edits;
  readonly isSkipped: Uint8Array;
  readonly changedAt: string;
}

export const newWork = (source: Source, mapping: readonly Mapped[]): Work => ({
  mapping,
  terms: { country: null, environment: 'production' },
  edits: new Map(),
  isSkipped: new Uint8Array(source.lines.length),
  changedAt: new Date().toISOString(),
});

const samples = 5;

const firstTexts = (column: readonly string[]): string[] => {
  const found: string[] = [];
  for (const text of column) {
    if (found.length === samples) break;
    if (text.trim() !== '') found.push(text);
  }
  return found;
};

export const draftOf = (source: Source, { mapping, terms, changedAt }: Work): Draft => ({
  name: source.name,
  kind: source.kind,
  rows: source.lines.length,
  columns: source.headers.map((header, column) => ({
    header,
    samples: firstTexts(source.columns[column] ?? []),
    ...(mapping[column] ?? { field: null, by: null }),
  })),
  ...terms,
  changedAt,
});

/** A field belongs to one column: whoever gives it to another takes it from the first. */
export const withField = (mapping: readonly Mapped[], column: number, field: BatchField | null): readonly Mapped[] =>
  mapping.map((mapped, other) => {
    if (other === column) return { field, by: field === null ? null : 'hand' };
    return field !== null && mapped.field === field ? { field: null, by: null } : mapped;
  });
