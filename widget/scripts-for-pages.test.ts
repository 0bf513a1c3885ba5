import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import release from './release.json' with { type: 'json' };
import releases from './releases.json' with { type: 'json' };
import { buildLoader, buildWrapper, integrityOf } from './scripts-for-pages.ts';

const gzipped = (script: Uint8Array): number => gzipSync(script, { level: 9 }).length;

/**
 * A page that pins a version loads those bytes or nothing. Who changes the loader raises the version in release.json and
 * runs `npm run record:widget`; only a version that no page can have loaded yet, as 1.0.0 before the widget is first
 * deployed, is recorded anew.
 */
test('the loader of a version has the bytes that were recorded for it: another loader is another version', async () => {
  const recorded: Readonly<Record<string, string>> = releases;
  expect(integrityOf(await buildLoader())).toBe(recorded[release.version]);
});

test('the loader takes a page 3,000 bytes at most, and the wrapper for React 1,000', async () => {
  expect(gzipped(await buildLoader())).toBeLessThanOrEqual(3_000);
  expect(gzipped(await buildWrapper())).toBeLessThanOrEqual(1_000);
});

test('the scripts evaluate no text and write no markup', async () => {
  for (const script of [await buildLoader(), await buildWrapper()])
    expect(new TextDecoder().decode(script)).not.toMatch(
      /eval\(|new Function|innerHTML|outerHTML|insertAdjacent|document\.write|srcdoc/,
    );
});
