import { randomInt } from 'node:crypto';
import { createReceipt as contract } from '#shared/contract/app/receipts.ts';
import { Fault } from '#shared/errors/fault.ts';
import { receiptChance, receiptIdOf } from '#shared/validation/receipt-code.ts';
import { receiptsAtMost } from '#shared/validation/receipts.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { ownView } from '../../receipts/own.ts';
import { claimsOf } from '../../rules/receipts/claims.ts';
import { isOfAnAnswer, statementOf } from '../../rules/receipts/statement.ts';
import { stateOf } from '../../rules/receipts/state.ts';
import { plusHours } from '../../rules/time.ts';
import { viewOf } from '../../validations/view.ts';

const newReceiptId = (): string =>
  receiptIdOf(Array.from({ length: receiptChance.characters }, () => randomInt(receiptChance.of)));

export const createReceipt = implement(contract)
  .needing(
    'validations.find',
    'users.find',
    'receipts.list',
    'receipts.create',
    'receiptSignature.sign',
    'dashboard.address',
    'clock.now',
  )
  .by(async ({ params: { id: validationId }, body: { expiresInHours, full }, caller: { userId } }, ports) => {
    const createdAt = ports.clock.now();
    const [validation, user, made, dashboard] = await Promise.all([
      ports.validations.find(userId, validationId),
      ports.users.find(userId),
      ports.receipts.list(userId, validationId),
      ports.dashboard.address(),
    ]);
    if (!validation) throw new Fault('errors.notFound');
    const answer = await viewOf(validation, { balance: 0, expiresAt: null });
    if (!isOfAnAnswer(answer)) throw new Fault('errors.noAnswerYet');
    const open = made.filter((one) => stateOf(one, createdAt) === 'authentic');
    if (open.length >= receiptsAtMost) throw new Fault('errors.tooManyReceipts');
    const receipt = {
      id: newReceiptId(),
      userId,
      validationId,
      full,
      createdAt,
      expiresAt: plusHours(createdAt, expiresInHours),
    };
    const claims = claimsOf(receipt, dashboard, statementOf(answer, user?.company ?? null, full));
    const jws = await ports.receiptSignature.sign(claims);
    if (!(await ports.receipts.create(receipt, jws))) throw new Error('There is a receipt with this id');
    return { ...ownView(receipt, dashboard), jws };
  });

export const handler = await http(createReceipt);
