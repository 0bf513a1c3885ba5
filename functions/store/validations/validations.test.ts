import { describe, expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { sampleValidation } from '../../../infra/testing/sample-validation.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { keys } from '../table/keys.ts';
import { readValidation, type Validation } from './validation.ts';

ownTable();

const row = { ...sampleValidation, status: 'ERROR', verified: false } as const;
const stored = { ...row, ...keys.validation(row.userId, row.id) };

test('a row keeps its reason, and one with a reason that is spelled otherwise by now is read without it', () => {
  expect(readValidation({ ...stored, reason: 'provider_error' })).toMatchObject({ reason: 'provider_error' });
  const old = readValidation({ ...stored, reason: 'provider_failed' });
  expect([old.status, old.reason]).toEqual(['ERROR', undefined]);
});

const now = '2026-11-22T10:00:00.000Z';
const granted = 3;
const portsOf = () =>
  connect(['credits.all', 'movements.list', 'validations.create', 'validations.settle', 'validations.find']);

const customer = async () => {
  const { userId, ...origin } = await customerWith(granted, now);
  return { userId, hold: { ...origin, credits: 1 } };
};

const draft = (owner: Pick<Validation, 'userId' | 'hold'>): Validation => ({
  ...row,
  ...owner,
  id: newId('val', now),
  status: 'PROCESSING',
  createdAt: now,
});

const walletOf = async (userId: string) => {
  const { credits, movements } = await portsOf();
  const [lot] = await credits.all(userId);
  const page = await movements.list(userId, { limit: 100 });
  const kinds = page === 'invalidCursor' ? [] : page.rows.map(({ kind }) => kind).toReversed();
  return { remaining: lot?.remaining, kinds };
};

const valid = { status: 'VALID', verified: true } as const;
const timeout = { status: 'TIMEOUT', verified: false } as const;

describe('a credit of the wallet', () => {
  test('leaves its lot when the validation is created, once for one validation', async () => {
    const [ports, owner] = [await portsOf(), await customer()];
    const validation = draft(owner);
    expect(await ports.validations.create(validation)).toBe('created');
    expect(await ports.validations.create(validation)).toBe('exists');
    expect(await walletOf(owner.userId)).toEqual({ remaining: granted - 1, kinds: ['grant', 'reserve'] });
  });

  test('comes back where nobody answered, once', async () => {
    const [ports, owner] = [await portsOf(), await customer()];
    const validation = draft(owner);
    await ports.validations.create(validation);
    expect(await ports.validations.settle(validation, timeout, now)).toBe('settled');
    expect(await ports.validations.settle(validation, timeout, now)).toBe('alreadySettled');
    expect(await walletOf(owner.userId)).toEqual({ remaining: granted, kinds: ['grant', 'reserve', 'void'] });
  });
});

describe('a credit of a block left its lot before', () => {
  const inBlock = async () => {
    const { userId, hold } = await customer();
    return { userId, hold: { ...hold, block: 'bat_1' } };
  };

  test('a row of the block takes nothing from the lot, and is created once', async () => {
    const [ports, owner] = [await portsOf(), await inBlock()];
    const validation = draft(owner);
    expect(await ports.validations.create(validation)).toBe('created');
    expect(await ports.validations.create(validation)).toBe('exists');
    expect(await walletOf(owner.userId)).toEqual({ remaining: granted, kinds: ['grant'] });
    expect((await ports.validations.find(owner.userId, validation.id))?.hold).toEqual(owner.hold);
  });

  test.for([valid, timeout])(
    'a row that ends as $status is settled once and gives the lot nothing',
    async (outcome) => {
      const [ports, owner] = [await portsOf(), await inBlock()];
      const validation = draft(owner);
      await ports.validations.create(validation);
      expect(await ports.validations.settle(validation, outcome, now)).toBe('settled');
      expect(await ports.validations.settle(validation, outcome, now)).toBe('alreadySettled');
      expect(await walletOf(owner.userId)).toEqual({ remaining: granted, kinds: ['grant'] });
    },
  );
});

const outcomes = { VALID: valid, TIMEOUT: timeout } as const;

test.for([
  ['TIMEOUT', 'VALID'],
  ['VALID', 'TIMEOUT'],
] as const)('what is final stays so: after %s comes no %s', async ([first, second]) => {
  const [ports, owner] = [await portsOf(), await customer()];
  const validation = draft(owner);
  await ports.validations.create(validation);
  await ports.validations.settle(validation, outcomes[first], now);
  const before = await walletOf(owner.userId);
  expect(await ports.validations.settle(validation, outcomes[second], now)).toBe('alreadySettled');
  expect((await ports.validations.find(owner.userId, validation.id))?.status).toBe(first);
  expect(await walletOf(owner.userId)).toEqual(before);
});
