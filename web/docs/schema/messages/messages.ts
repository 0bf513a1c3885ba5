import type { Shape } from '../read.ts';

export interface SchemaMessages {
  readonly kinds: Readonly<Record<Shape['kind'], string>>;
  readonly required: string;
  readonly optional: string;
  readonly nullable: string;
  readonly oneOf: string;
  /** Of which there are too many to list; `{{count}}`. */
  readonly manyValues: string;
  readonly manyFindings: string;
  readonly listOf: string;
  readonly mapOf: string;
  readonly byDefault: string;
  readonly bounds: Readonly<
    Record<'characters' | 'elements' | 'value', Readonly<Record<'exact' | 'between' | 'least' | 'most', string>>>
  >;
}
