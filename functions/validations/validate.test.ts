import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from '../../infra/testing/table.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
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
