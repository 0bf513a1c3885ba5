import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasingJobs, runJobs } from '../../infra/testing/control.ts';
import { goodPassword, signUp } from '../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../infra/testing/exclusive-cloud.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { keys } from '../store/table/keys.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

const table = () => tableIn(cloud.databasePort);
const erasures = async () => (await table().all()).filter(({ sk }) => sk === keys.erasure('').sk);

const gone: string[] = [];

/** Somebody who closes an account at once; answers the key of what says so. */
const leave = async () => {
  const { call, email } = await signUp(cloud.addresses);
  const { userId } = await table().get(keys.email(email));
  gone.push(email, String(userId));
  await call('DELETE /api/auth/me', { body: { password: goodPassword } });
  return keys.erasure(String(userId));
};

/** Minutes until all is gone, and then those of the last look; answers what is not erased by then, or still looked at. */
const leftAfterwards = async () => {
  for (let hours = 0; hours < 3; hours++) {
    await cloud.advance(hours === 0 ? 900 : 2 * 60 * 60);
    for (let minute = 0; minute < 5; minute++) {
      await cloud.advance(60);
      await runJobs(cloud.addresses, ...erasingJobs);
      await cloud.drain(10);
    }
  }
  return (await erasures()).filter((row) => 'unsettledPk' in row || !('erasedAt' in row));
};

const scans = () => cloud.aws.capacity.report('JobSweepTable').operations['dynamodb:Scan']?.calls ?? 0;

const scansFor = async (count: number): Promise<number> => {
  const before = scans();
  await Promise.all(Array.from({ length: count }, leave));
  expect(await leftAfterwards()).toEqual([]);
  return scans() - before;
};

test('thirty accounts that are deleted cost as many scans as one: a sweep and a last look', async () => {
  expect([await scansFor(1), await scansFor(30)]).toEqual([2, 2]);
  const persons = (await table().all()).filter(({ pk }) => /^(ACCOUNT|EMAIL|SESSION|VERIFICATION)#/.test(String(pk)));
  const left = persons.filter((row) => gone.some((one) => JSON.stringify(row).includes(one)));
  expect(left).toEqual([]);
}, 120_000);

test('one that a version before had begun, and one that it had ended but for the last look, go on', async () => {
  const [begun, ended] = [await leave(), await leave()];
  const before = { foundInPass: 3, removed: 8, scannedTo: keys.email('zoe@norte.example') };
  const { stage: _stage, ...row } = await table().get(begun);
  await table().put({ ...row, ...before });
  const { stage: _other, ...other } = await table().get(ended);
  await table().put({ ...other, ...before, erasedAt: other['askedAt'] });
  expect(await leftAfterwards()).toEqual([]);
}, 120_000);
