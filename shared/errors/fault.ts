import type { FindingCode } from '../engine/index.ts';
import type { AddressCode, ErrorCode, FieldCode, QueryCode } from './catalogue.ts';

/** One wrong field: `pointer` is an RFC 6901 JSON pointer into the request, `expected` what would have been right. */
export interface FieldFault {
  readonly pointer: string;
  readonly code: ErrorCode | FieldCode | AddressCode | QueryCode | FindingCode;
  readonly expected?: string;
  readonly position?: number;
  /** The code point that may not stand there, such as `U+202E`. */
  readonly character?: string;
}

interface Details {
  readonly fields?: readonly FieldFault[];
  /** Members added to the problem document, such as `email` on the 403 of login. Never personal data of third parties. */
  readonly extra?: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The only error that crosses a boundary: a code of the catalogue plus what the case needs. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];
  readonly extra: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { fields = [], extra = {}, retryAfterSeconds, cause }: Details = {}) {
    super(code, { cause });
    this.name = 'Fault';
    this.code = code;
    this.fields = fields;
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
