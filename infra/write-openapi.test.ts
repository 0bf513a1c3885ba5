import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openapi } from '#shared/contract/openapi.ts';

test('docs/openapi.json is what the contract says today (npm run openapi writes it)', () => {
  const written: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8'));
  expect(written).toEqual(openapi('app'));
});
