import type { Level } from '#shared/engine/pack.ts';
import type { Remedy } from '../remedies.ts';

export interface FindingMessages {
  readonly remedies: Readonly<Record<Remedy, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly levelNames: Readonly<Record<Level, string>>;
  readonly labels: Readonly<
    Record<
      | ('indexTitle' | 'indexNav' | 'indexLead' | 'everyCountry' | 'code' | 'level' | 'meaning' | 'applies' | 'part')
      | ('position' | 'positionOf' | 'otherField' | 'wholeNumber' | 'fix' | 'request' | 'said' | 'sandbox')
      | ('locally' | 'also'),
      string
    >
  >;
  /** `{{kind}}` of `{{country}}`. */
  readonly kindOf: string;
}
