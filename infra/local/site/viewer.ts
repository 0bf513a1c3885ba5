import type { Readable } from 'node:stream';
import type { Headers } from './headers-policy.ts';

/** A request as it reached the distribution. */
export interface ViewerRequest {
  readonly method: string;
  /** Without the query, still percent-encoded. */
  readonly path: string;
  readonly query: string;
  /** Names in lower case, in the order they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly ip: string;
  readonly id: string;
}

/** An HTTP answer of the distribution. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer | Readable;
}

/** A header's value, by its name in lower case; empty without it. */
export const headerOf = ({ headers }: ViewerRequest, name: string): string =>
  headers.find(([each]) => each === name)?.[1] ?? '';
