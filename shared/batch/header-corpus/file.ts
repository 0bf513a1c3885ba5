import type { CountryCode } from '../../engine/names.ts';
import type { BatchField } from '../fields.ts';

/** A file as people export or keep it: headings, the field each is, and its first texts. `null`: no row asks about it. */
export interface CorpusFile {
  readonly from: string;
  readonly country: CountryCode;
  readonly columns: readonly (readonly [header: string, field: BatchField | null, texts: readonly string[]])[];
}
