import { expect, test } from 'vitest';
import { widgetLimits } from '#shared/validation/widget.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { connect } from '../../ports/connect.ts';
import { newId, newToken } from '../../proof.ts';
import { plusSeconds } from '../../rules/time.ts';

ownTable();

const now = new Date().toISOString();
const times = <T>(many: number, act: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, nth) => act(nth)));

test('of fifty who trade one token at once exactly one trades it, and all may learn which validation it was for', async () => {
  const { widgetResults } = await connect(['widgetResults.put', 'widgetResults.find', 'widgetResults.redeem']);
  const [token, userId, validationId] = [`wr_${newToken()}`, newId('usr', now), newId('val', now)];
  const result = { userId, validationId, environment: 'sandbox' as const, expiresAt: plusSeconds(now, 60) };
  expect(await widgetResults.put(token, result)).toBe(true);
  const traded = await times(50, () => widgetResults.redeem({ token, now }));
  expect(traded.filter((isFirst) => isFirst)).toHaveLength(1);
  const shown = { token, userId, environments: ['sandbox'], now } as const;
  expect(await widgetResults.find(shown)).toEqual({ validationId, isTraded: true });
});

test('a token that was traded stays so, though its answer is told again', async () => {
  const { widgetResults } = await connect(['widgetResults.put', 'widgetResults.redeem']);
  const [token, userId, validationId] = [`wr_${newToken()}`, newId('usr', now), newId('val', now)];
  const result = { userId, validationId, environment: 'sandbox' as const, expiresAt: plusSeconds(now, 60) };
  await widgetResults.put(token, result);
  await widgetResults.redeem({ token, now });
  expect(await widgetResults.put(token, result)).toBe(false);
  expect(await widgetResults.redeem({ token, now })).toBe(false);
});

test('hosts that ask at once are all counted, and stay as many as are kept', async () => {
  const { widgetHosts } = await connect(['widgetHosts.note', 'widgetHosts.find']);
  const userId = newId('usr', now);
  await times(5, (nth) => widgetHosts.note(userId, `https://a${nth % 2}.example`, plusSeconds(now, nth)));
  const hosts = await widgetHosts.find(userId);
  expect(new Map(hosts.map(({ origin, count }) => [origin, count]))).toEqual(
    new Map([
      ['https://a0.example', 3],
      ['https://a1.example', 2],
    ]),
  );
  for (let nth = 0; nth < widgetLimits.uncoveredHosts + 3; nth++)
    await widgetHosts.note(userId, `https://b${nth}.example`, plusSeconds(now, 10 + nth));
  expect(await widgetHosts.find(userId)).toHaveLength(widgetLimits.uncoveredHosts);
});

test('what is no origin, or is as long as nobody may say, is not noted', async () => {
  const { widgetHosts } = await connect(['widgetHosts.note', 'widgetHosts.find']);
  const userId = newId('usr', now);
  for (const text of ['null', '__proto__', 'https://*.example.com', `https://${'a.'.repeat(2000)}com`])
    await widgetHosts.note(userId, text, now);
  expect(await widgetHosts.find(userId)).toEqual([]);
});
