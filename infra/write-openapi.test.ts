import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openapi } from '#shared/contract/openapi.ts';
import { openapiDocuments } from './openapi-documents.ts';

test.for(openapiDocuments)('$path is what the contract says today (npm run openapi writes it)', ({ api, path }) => {
  const written: unknown = JSON.parse(readFileSync(path, 'utf8'));
  expect(written).toEqual(openapi(api));
});
