import type { Readable } from 'node:stream';
import type { Headers } from './headers-policy.ts';

/** A request as it reached the distribution. */
export interface ViewerRequest {
  method: string;
  /** Without the query, still percent-encoded. */
  path: string;
  query: string;
  /** Names in lower case, in the order they came. */
  headers: [name: string, value: string][];
  ip: string;
  id: string;
}

export interface SiteAnswer {
  status: number;
  headers: Headers;
  body: Buffer | Readable;
}

export const headerOf = ({ headers }: ViewerRequest, name: string): string =>
  headers.find(([each]) => each === name)?.[1] ?? '';
