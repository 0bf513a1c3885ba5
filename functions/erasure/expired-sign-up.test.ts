import { afterAll, beforeAll, expect, test } from 'vitest';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { erasingJobs, runJobs } from '../../infra/testing/control.ts';
import { mailsTo, newEmail, registerAs, signUp } from '../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../infra/testing/exclusive-cloud.ts';
import { filesBelow, readIn, textsOfFile, textsWithin } from '../../infra/testing/readable.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { keptDays } from '#shared/kept-days.ts';
import { daySeconds } from '../rules/time.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

const everyRow = () => tableIn(cloud.databasePort).all();
const namedBy = (texts: readonly string[]) => {
  const read = readIn(texts);
  return async () => (await everyRow()).filter((row) => [...textsWithin(row)].some((text) => read(text).length > 0));
};

test('an account that nobody confirmed leaves nothing, and its e-mail is free', async () => {
  const email = newEmail();
  await registerAs(cloud.addresses, email);
  expect(await mailsTo(cloud.addresses, email)).toHaveLength(1);
  const [{ userId } = {}] = (await everyRow()).filter(({ pk }) => pk === `EMAIL#${email}`);
  const named = namedBy([email, String(userId)]);
  expect((await named()).length).toBeGreaterThanOrEqual(3);

  const days = unverifiedAccountDays + keptDays.expiredSignUps + keptDays.explainedLinks;
  await cloud.advance((days + 1) * daySeconds);
  await runJobs(cloud.addresses, ...erasingJobs);
  await cloud.drain(60);
  expect(await named()).toEqual([]);
  const logs = filesBelow(cloud.stateDir, /^(dynamodb\.sqlite|mailbox|paypal)/);
  const readsEmail = readIn([email]);
  expect(logs.filter((path) => textsOfFile(path).some((text) => readsEmail(text).length > 0))).toEqual([]);
  expect((await (await signUp(cloud.addresses, email)).call('GET /api/credits', {})).balance).toBe(5);
});
