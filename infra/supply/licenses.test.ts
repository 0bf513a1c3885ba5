import { expect, test } from 'vitest';
import { licensesOf } from './licenses.ts';

test('what is bundled brings the text of its licence along, once a package', async () => {
  const licenses = await licensesOf([
    'shared/packages/mcp/main.ts',
    'node_modules/zod/v4/index.js',
    'node_modules/zod/v4/core/core.js',
    'node_modules/@modelcontextprotocol/sdk/dist/esm/types.js',
  ]);
  expect(licenses?.match(/^(zod|@modelcontextprotocol\/sdk) \d.*\(MIT\)$/gm)).toHaveLength(2);
  expect(licenses?.match(/Permission is hereby granted/g)).toHaveLength(2);
});

test('a package that bundles nothing has no such file, and a licence that nobody looked at stops it', async () => {
  expect(await licensesOf(['shared/engine/judge.ts'])).toBe(undefined);
  await expect(licensesOf(['node_modules/lightningcss/node/index.js'])).rejects.toThrow('lightningcss is MPL-2.0');
});
