import { writeFileSync } from 'node:fs';
import { openapi } from '#shared/contract/openapi.ts';
import { openapiDocuments } from './openapi-documents.ts';
import { sdkSources } from './sdk-types/sources.ts';

for (const { api, path } of openapiDocuments) writeFileSync(path, `${JSON.stringify(openapi(api), null, 2)}\n`);
for (const [path, text] of await sdkSources()) writeFileSync(path, text);
