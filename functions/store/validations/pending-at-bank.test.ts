import { expect, test } from 'vitest';
import { answered } from '../../../infra/testing/answered.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { connect } from '../../ports/connect.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';
const question = { country: 'MX', format: 'CLABE', accountNumber: '1' };

test('a validation that was settled meanwhile does not wait for its bank any more', async () => {
  const ports = await connect([
    'pendingAtBank.open',
    'pendingAtBank.list',
    'validations.find',
    'validations.listUncounted',
  ]);
  const [answer] = await answered(['TIMEOUT'], { userId: 'usr_1', at });
  const settled = answer && (await ports.validations.find('usr_1', answer.id));
  expect(settled && (await ports.pendingAtBank.open(settled, { until: at, question }))).toBe('alreadySettled');
  expect((await ports.pendingAtBank.list()).found).toEqual([]);
  expect((await ports.validations.listUncounted('2026-11-23')).found.map(({ item }) => item.id)).toEqual([answer?.id]);
});
