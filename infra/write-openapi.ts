import { writeFileSync } from 'node:fs';
import { openapi } from '#shared/contract/openapi.ts';
import { openapiDocuments } from './openapi-documents.ts';

for (const { api, path } of openapiDocuments) writeFileSync(path, `${JSON.stringify(openapi(api), null, 2)}\n`);
