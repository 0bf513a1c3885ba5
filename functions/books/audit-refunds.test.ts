import { expect, test } from 'vitest';
import { indebtedCustomer, type Indebted } from '../../infra/testing/ledger/indebted.ts';
import { drop, put } from '../../infra/testing/ledger/planted.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { connect } from '../ports/connect.ts';
import { plusDays } from '../rules/time.ts';
import { audit, auditPorts } from './audit.ts';

ownTable();

const at = '2026-11-20T10:00:00.000Z';

const ports = { ...(await connect(auditPorts)), clock: { now: () => plusDays(at, 1) } };
const discrepancies = async ({ userId }: Indebted) =>
  (await audit(ports, userId, { found: undefined, deadline: Number.POSITIVE_INFINITY })) ?? [];

/** What each movement of money that went back must be, by what is wrong without it. */
const errorsOfMoney: readonly (readonly [
  what: string,
  plant: (by: Indebted) => Promise<unknown>,
  kinds: readonly string[],
])[] = [
  ['a reverse that is missing', async (by) => drop(await by.movement('reverse')), ['lotDiffers']],
  ['a freeze that is missing', async (by) => drop(await by.movement('freeze')), ['lotDiffers']],
  ['a debt that nobody began', async (by) => drop(await by.movement('owe')), ['grantDiffers', 'lotDiffers']],
  ['a debt that is less than its movements say', (by) => by.owe(-1), ['lotDiffers']],
  ['a debt that is more', (by) => by.owe(1), ['lotDiffers']],
  ['a debt that is gone without being paid', (by) => by.owe(undefined), ['lotDiffers']],
  [
    'a lot that paid, and a debt that was not',
    async (by) => drop(await by.repaid('debt_')),
    ['repayDiffers', 'lotDiffers'],
  ],
  ['a debt that was paid by nobody', async (by) => drop(await by.repaid('lot_')), ['repayDiffers', 'lotDiffers']],
  [
    'a debt that was paid twice',
    async (by) => {
      const row = await by.repaid('debt_');
      await put({ ...row, sk: `${row.sk}again` });
    },
    ['repayDiffers', 'lotDiffers'],
  ],
  [
    'credits that a debt gave to a lot',
    async (by) => {
      for (const prefix of ['debt_', 'lot_']) {
        const row = await by.repaid(prefix);
        await put({ ...row, credits: -Number(row['credits']) });
      }
    },
    ['repayDiffers', 'lotDiffers'],
  ],
  [
    'a lot that was granted as a debt',
    async (by) => put({ ...(await by.movement('owe')), kind: 'grant' }),
    ['kindUnknown'],
  ],
];

test.concurrent.for(errorsOfMoney)('an error in money that went back is found: %s', async ([, plant, kinds]) => {
  const customer = await indebtedCustomer(at);
  expect(await discrepancies(customer)).toEqual([]);
  await plant(customer);
  expect(new Set((await discrepancies(customer)).map(({ kind }) => kind))).toEqual(new Set(kinds));
});
