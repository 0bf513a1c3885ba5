import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '#shared/contract/openapi.ts';

writeFileSync(join(import.meta.dirname, '../docs/openapi.json'), `${JSON.stringify(openapi('app'), null, 2)}\n`);
