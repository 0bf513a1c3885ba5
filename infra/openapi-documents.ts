import { join } from 'node:path';
import type { Api } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';

/** Where the OpenAPI document of each API stands. */
const files = { app: 'openapi.json', public: 'openapi-public.json' } as const satisfies Record<Api, string>;

interface Described {
  readonly api: Api;
  readonly path: string;
}

/** The documents of the APIs that declare something. */
export const openapiDocuments: readonly Described[] = (Object.keys(files) as Api[])
  .filter((api) => declared.some(({ spec }) => spec.api === api))
  .map((api) => ({ api, path: join(import.meta.dirname, '../docs', files[api]) }));
