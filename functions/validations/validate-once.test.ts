import { expect, test, vi } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Reply } from '../rules/bank/bank-answer.ts';
import { plusDays } from '../rules/time.ts';
import { readWallet } from '../store/credits/credits.ts';
import { validate, validatePorts, type Request } from './validate.ts';

ownTable();

const found: Reply = { kind: 'found', beneficiary: 'Ana Pérez' };

const body = { country: 'MX', accountNumber: '002115016003269411', environment: 'production' } as const;

/** A row of a batch whose block has a credit for it, and a bank that counts how often it is asked. */
const rowOf = async (reply: () => Promise<Reply> = async () => found) => {
  const ports = await connect(validatePorts);
  const at = new Date().toISOString();
  const { userId: owner, lotId, source } = await customerWith(2, at);
  const viaId = newId('bat', at);
  const request: Request = {
    id: newId('val', at),
    owner,
    via: { via: 'batch', viaId },
    body,
    block: { lotId, source, block: viaId },
  };
  const verify = vi.fn<() => Promise<Reply>>(reply);
  const bankData = { verify, circuitOpenSeconds: (): number | undefined => undefined };
  const ask = (more: Partial<Request> = {}) => validate({ ...ports, bankData }, { ...request, ...more });
  return { ports, owner, request, verify, bankData, ask };
};

test('a row of a batch leaves the wallet as it was, however it ends, and is paid for by its block', async () => {
  for (const reply of [found, { kind: 'silent', reason: 'bank_unavailable' } as const]) {
    const { owner, request, ask } = await rowOf(async () => reply);
    const before = await readWallet(owner);
    const { validation, liveLots } = await ask();
    expect(validation).toMatchObject({ id: request.id, hold: { ...request.block, credits: 1 } });
    expect(await readWallet(owner)).toEqual(before);
    expect(liveLots).toEqual([]);
  }
});

test('a row of a batch takes no turn of its customer, and waits for none', async () => {
  const { ports, ask, owner } = await rowOf();
  const read = vi.fn<typeof ports.preflight.read>(ports.preflight.read);
  await ask();
  await validate(
    { ...ports, preflight: { read }, bankData: { verify: async () => found, circuitOpenSeconds: () => undefined } },
    { owner, via: { via: 'batch', viaId: 'bat_1' }, body, block: { lotId: 'lot_1', source: 'pack', block: 'bat_1' } },
  );
  expect(read.mock.calls[0]?.[0]).toMatchObject({ isInBlock: true });
  const [answer] = await Promise.all(read.mock.results.map(({ value }) => value as ReturnType<typeof read>));
  expect([answer?.liveLots, answer?.asked]).toEqual([[], undefined]);
});

test('a row that was answered is given back as it stands, and its bank is not asked again', async () => {
  const { ask, verify, ports, owner, request } = await rowOf();
  const first = await ask();
  const again = await ask();
  expect(verify).toHaveBeenCalledTimes(1);
  expect([again.isPending, again.validation]).toEqual([false, first.validation]);
  expect(again.validation).toEqual(await ports.validations.find(owner, request.id ?? ''));
});

test('of two that ask at once one asks the bank; the other is told that an answer is owed', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { ask, verify } = await rowOf(() => new Promise((resolve) => (answer = resolve)));
  const both = [ask(), ask()];
  const second = await Promise.race(both);
  expect(second).toMatchObject({ isPending: true, validation: { status: 'PROCESSING' } });
  answer(found);
  const statuses = (await Promise.all(both)).map(({ validation }) => validation.status);
  expect(statuses.toSorted()).toEqual(['PROCESSING', 'VALID']);
  expect(verify).toHaveBeenCalledTimes(1);
});

test('what stands there counts also while the bank is left alone', async () => {
  const { ask, bankData } = await rowOf();
  const { validation } = await ask();
  bankData.circuitOpenSeconds = () => 30;
  expect((await ask()).validation).toEqual(validation);
  await expect(ask({ id: newId('val', plusDays(validation.createdAt, 1)) })).rejects.toMatchObject({
    code: 'errors.providerUnavailable',
  });
});

test('an id that was known before is found by whoever asks twice also where the wallet pays: one credit is charged', async () => {
  const { ask, owner, verify, ports } = await rowOf();
  const first = await ask({ block: undefined });
  const again = await ask({ block: undefined });
  expect(again.validation).toMatchObject({ id: first.validation.id, status: 'VALID' });
  expect(verify).toHaveBeenCalledTimes(1);
  const [lot] = await ports.credits.live(owner, new Date().toISOString());
  expect(lot?.remaining).toBe(1);
});

test('the sandbox answers a row once, too, and one without an id as often as it is asked', async () => {
  const { ask, ports, owner } = await rowOf();
  const sandbox = { ...body, accountNumber: '999700000000000001', environment: 'sandbox' } as const;
  const ofSandbox = { body: sandbox, block: undefined };
  const first = await ask(ofSandbox);
  expect(await ask(ofSandbox)).toMatchObject({
    isPending: false,
    validation: { completedAt: first.validation.completedAt },
  });
  const other = await ask({ ...ofSandbox, id: undefined });
  expect(other.validation.id).not.toBe(first.validation.id);
  expect((await ports.validations.find(owner, other.validation.id))?.status).toBe(first.validation.status);
});
