import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerWith } from '../../infra/testing/wallet.ts';
import { openTable } from '../../infra/testing/table.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Reply } from '../rules/bank/bank-answer.ts';
import { plusSeconds } from '../rules/time.ts';
import { validate, validatePorts } from './validate.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

const body = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;

test.for([
  [{ via: 'dashboard' }],
  [{ via: 'api', viaId: 'key_1' }],
  [{ via: 'batch', viaId: 'bat_1' }],
  [{ via: 'widget', viaId: 'wgt_1' }],
] as const)('remembers which door a request came through: %o', async ([via]) => {
  const ports = await connect(validatePorts);
  const owner = newId('usr', new Date().toISOString());
  const { validation } = await validate(ports, { owner, via, body });
  const stored = await ports.validations.find(owner, validation.id);
  expect({ via: stored?.via, viaId: stored?.viaId }).toEqual({ viaId: undefined, ...via });
});

test('hands on what it judged: whoever shows the answer need not judge again', async () => {
  const ports = await connect(validatePorts);
  const { judged, validation } = await validate(ports, { owner: 'usr_1', via: { via: 'dashboard' }, body });
  expect(judged.account.normalized).toBe(validation.normalized);
  expect(judged.account.parts.map(({ part }) => part)).toContain('account');
});

test.for<[string, Reply]>([
  ['answers', { kind: 'found', beneficiary: 'Ana Pérez' }],
  ['wants more time', { kind: 'pending' }],
])('what a job wrote while the bank was asked is what counts, also where the bank then %s', async ([, reply]) => {
  const ports = await connect(validatePorts);
  const { userId: owner } = await customerWith(1, new Date().toISOString());
  const { validations } = await connect(['validations.listUnsettled', 'credits.live']);
  const settleFirst = async (): Promise<Reply> => {
    const { found } = await validations.listUnsettled(plusSeconds(new Date().toISOString(), 60));
    for (const { item } of found.filter((one) => one.item.userId === owner))
      await ports.validations.settle(
        item,
        { status: 'TIMEOUT', reason: 'interrupted', verified: false },
        new Date().toISOString(),
      );
    return reply;
  };
  const bankData = { verify: settleFirst, circuitOpenSeconds: () => undefined };
  const { validation, isPending, liveLots } = await validate(
    { ...ports, bankData },
    {
      owner,
      via: { via: 'dashboard' },
      body: { country: 'MX', accountNumber: '002115016003269411', environment: 'production' },
    },
  );
  expect({ status: validation.status, reason: validation.reason, isPending }).toEqual({
    status: 'TIMEOUT',
    reason: 'interrupted',
    isPending: false,
  });
  expect(validation).toEqual(await ports.validations.find(owner, validation.id));
  expect(liveLots).toEqual(await ports.credits.live(owner, new Date().toISOString()));
});
