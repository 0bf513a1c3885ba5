import type { AddressCode, ErrorCode, FieldCode, QueryCode } from '#shared/errors/catalogue.ts';
import type { fixes } from '#shared/messages/fixes/es.ts';
import type { Repeating } from '../repeating.ts';

export interface ErrorMessages {
  /** When it is answered. */
  readonly causes: Readonly<Record<ErrorCode, string>>;
  /** What to do about those that no call with a key meets; `shared/messages/fixes` says it of the others. */
  readonly fixes: Readonly<Record<Exclude<ErrorCode, `errors.${keyof typeof fixes}`>, string>>;
  readonly repeating: Readonly<Record<Repeating, string>>;
  /** What the SDK does; `{{error}}` is what it throws. */
  readonly sdk: Readonly<Record<'waits' | 'repeats' | 'throws', string>>;
  /** Whom it is answered to. */
  readonly audience: Readonly<Record<'key' | 'widget' | 'dashboard', string>>;
  readonly fieldCauses: Readonly<Record<FieldCode | AddressCode | QueryCode, string>>;
  readonly labels: Readonly<
    Record<
      | ('indexTitle' | 'indexNav' | 'indexLead' | 'ofKeys' | 'ofOthers' | 'code' | 'status' | 'meaning' | 'when')
      | (
          | 'fix'
          | 'again'
          | 'sdk'
          | 'sdkError'
          | 'document'
          | 'documentLead'
          | 'operations'
          | 'everyOperation'
          | 'byGateway'
        )
      | ('fieldsTitle' | 'fieldsNav' | 'fieldsLead' | 'fieldCode' | 'fieldText' | 'fieldsFindings' | 'stable'),
      string
    >
  >;
}
