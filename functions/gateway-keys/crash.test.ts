import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openControlPlane, unpaced } from '../../infra/testing/control-plane.ts';
import { deleteKeys, lift, newAccount, type Account } from '../../infra/testing/gateway-account.ts';
import { openTable } from '../../infra/testing/table.ts';
import type { PlanName } from '#shared/plans.ts';
import { reconcileGatewayKeys } from '../jobs/reconcile-gateway-keys.ts';
import { nameOfUsagePlan } from '../rules/keys/usage-plans.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { provide } from './provide.ts';

const needs = [...reconcileGatewayKeys.needs, 'gatewayKeys.create'] as const;

let table: Awaited<ReturnType<typeof openTable>>;
let plane: Awaited<ReturnType<typeof openControlPlane>>;
beforeAll(async () => {
  table = await openTable();
  plane = await openControlPlane(table, needs);
});
afterAll(async () => {
  await plane?.close();
  await table?.close();
});

class Killed extends Error {}

type Ports = Awaited<ReturnType<typeof unpaced<(typeof needs)[number]>>>;

/** Whether the power goes before a call takes effect, or before its answer comes. */
type Moment = 'before' | 'after';

interface Kill {
  readonly at: number;
  readonly moment: Moment;
}

const never: Kill = { at: Number.POSITIVE_INFINITY, moment: 'before' };

/** Ports that end a run at its n-th call, and every call after that. */
const killedAt = (ports: Ports, { at, moment }: Kill): Ports => {
  let calls = 0;
  const counted =
    (run: (...given: unknown[]) => unknown) =>
    async (...given: unknown[]) => {
      calls += 1;
      if (calls > at || (calls === at && moment === 'before')) throw new Killed();
      const result = await run(...given);
      if (calls >= at) throw new Killed();
      return result;
    };
  const wrapped = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([name, run]) => [name, counted(run as () => unknown)]));
  const { clock, ...others } = ports;
  const groups = Object.entries(others).map(([name, group]) => [name, wrapped(group)]);
  return { ...(Object.fromEntries(groups) as Omit<Ports, 'clock'>), clock };
};

/** Runs to its end or its kill; whether it came to its end. */
const ended = async (run: Promise<unknown>): Promise<boolean> => {
  try {
    await run;
    return true;
  } catch {
    return false;
  }
};

interface Named {
  readonly apiKeyId: string;
  readonly tier: PlanName;
}

/** What every ring and every API key names, by their partition: `USER#…` or `KEY#…`. */
const readNames = async (): Promise<ReadonlyMap<string, Named | undefined>> => {
  const names = new Map<string, Named | undefined>();
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documents().send(
      new ScanCommand({
        TableName: TableName(),
        FilterExpression: 'sk IN (:ring, :key)',
        ExpressionAttributeValues: { ':ring': keys.keyring('').sk, ':key': keys.apiKey('').sk },
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    for (const { pk, gateway } of Items) names.set(String(pk), gateway as Named | undefined);
    from = LastEvaluatedKey;
  } while (from);
  return names;
};

/** Whether the gateway would know a gateway key, in the usage plan of its tier. */
const works = ({ apiKeyId, tier }: Named): boolean => {
  const plan = nameOfUsagePlan('dev', { tier, environment: 'production', held: 'own' });
  return (
    plane.usage.keys.find(apiKeyId)?.enabled === true &&
    plane.usage.keys.placesOf(apiKeyId).some(({ planId }) => planId === plan)
  );
};

/** No ring and no key may name a gateway key that does not work: its customer would be refused. */
const nobodyIsRefused = async () => {
  const named = [...(await readNames()).values()].filter((one) => one !== undefined);
  expect(named.filter((one) => !works(one))).toEqual([]);
};

const reconcile = async (kill: Kill = never) => {
  const ports = killedAt(await unpaced(needs, plane.now), kill);
  return ended(reconcileGatewayKeys.run(ports));
};

/** SQS tells it once more where it did not come to its end. */
const told = async (account: Account, kill: Kill) => {
  const ports = await unpaced(needs, plane.now);
  if (!(await ended(provide(killedAt(ports, kill), account.userId)))) await provide(ports, account.userId);
};

const changes: Readonly<
  Record<string, { readonly change: (account: Account) => Promise<unknown>; readonly ends: PlanName | undefined }>
> = {
  'a key of production was created': { change: async () => undefined, ends: 'pro' },
  'the plan changed': { change: ({ userId }) => lift(userId, 'enterprise', plane.now()), ends: 'enterprise' },
  'the keys were deleted': { change: deleteKeys, ends: undefined },
};

/** More calls than any run makes. */
const steps = Array.from({ length: 12 }, (_, step) => step + 1);
const kills: readonly Kill[] = steps.flatMap((at) => (['before', 'after'] as const).map((moment) => ({ at, moment })));
const rounds = Number(process.env['ROUNDS'] ?? 1);

const playOne = async (kill: Kill, change: (account: Account) => Promise<unknown>) => {
  const account = await newAccount(plane.now());
  if (change !== changes['a key of production was created']?.change)
    await provide(await unpaced(needs, plane.now), account.userId);
  await change(account);
  await told(account, kill);
  return account;
};

test.for(Object.entries(changes))(
  'where %s and every run was killed between any two steps, no gateway key is left over, every account names one that works, and nobody was refused meanwhile',
  { timeout: 300_000 },
  async ([, { change, ends }]) => {
    const accounts: Account[] = [];
    for (let round = 0; round < rounds; round++)
      accounts.push(...(await Promise.all(kills.map((kill) => playOne(kill, change)))));
    await nobodyIsRefused();
    for (const kill of [...kills.filter((_, index) => index % 5 === 0), never, never, never]) {
      plane.advance(kill === never ? 3_601 : 600);
      await reconcile(kill);
      await nobodyIsRefused();
    }
    const names = await readNames();
    const gatewayKeyOf = ({ userId }: Account) => names.get(keys.keyring(userId).pk);
    for (const account of accounts) {
      const ring = gatewayKeyOf(account);
      expect(ring?.tier).toBe(ends);
      const [one, other, sandbox] = account.keyIds.map((keyId) => names.get(keys.apiKey(keyId).pk)?.apiKeyId);
      expect([one, other, sandbox]).toEqual([ring?.apiKeyId, ring?.apiKeyId, undefined]);
    }
    const named = new Set(accounts.map((account) => gatewayKeyOf(account)?.apiKeyId));
    const left = plane.usage.keys
      .all()
      .filter(({ id, name = '' }) => accounts.some(({ userId }) => name.includes(userId)) && !named.has(id));
    expect(left).toEqual([]);
  },
);

test('every right of it was used, and none was missing', () => {
  const { denials, unused } = plane.iam.report();
  expect({ denials, unused }).toEqual({ denials: [], unused: [] });
});
