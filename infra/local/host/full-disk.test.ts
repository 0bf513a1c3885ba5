import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { boot } from '../boot.ts';
import { fixtureAssembly } from '../fixtures/assembly.ts';

const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));

/** A disk of six megabytes, where this machine lets us have one. */
const hasSmallDisk = ((): boolean => {
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

afterAll(() => {
  if (hasSmallDisk) execFileSync('/usr/bin/umount', [disk]);
  rmSync(disk, { recursive: true });
});

const fill = (): void => {
  for (let part = 0; ; part += 1) writeFileSync(join(disk, `fill-${part}`), Buffer.alloc(4096));
};
const empty = (): void => {
  for (const name of readdirSync(disk)) if (name.startsWith('fill-')) rmSync(join(disk, name));
};

it.runIf(hasSmallDisk)('a full disk refuses what would be stored, and ends nothing', async () => {
  const said: string[] = [];
  const gone: string[] = [];
  const cloud = await boot({
    assemblyDir: await fixtureAssembly(),
    stateDir: join(disk, 'state'),
    log: (line) => said.push(line),
    onGone: (line) => gone.push(line),
  });
  const get = async () => (await fetch(`${cloud.endpoints.appApi}/api/notes/one`)).status;
  const put = async (id: string, body: string) =>
    (await fetch(`${cloud.endpoints.appApi}/api/notes/${id}`, { method: 'PUT', body })).status;
  const advance = async () =>
    (await fetch(`${cloud.endpoints.control}/clock`, { method: 'POST', body: '{"advanceSeconds":3600}' })).status;

  expect(await put('one', 'hola')).toBe(200);
  expect(fill).toThrow('ENOSPC');
  expect([await put('two', 'x'.repeat(20_000)), await get(), await advance()]).toEqual([502, 200, 500]);
  expect(cloud.clock.now() - Date.now()).toBeLessThan(1000);
  empty();
  expect([await put('two', 'hola'), await get(), await advance()]).toEqual([200, 200, 200]);
  await cloud.close();
  expect(gone).toEqual([]);
  expect(said).toContainEqual(expect.stringMatching(/cannot be written, so its lines are lost: .*ENOSPC/));
});
