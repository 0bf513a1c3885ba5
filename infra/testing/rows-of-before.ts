import { gzipSync } from 'node:zlib';
import { newId } from '#functions/proof.ts';
import { keys, keysBefore } from '#functions/store/table/keys.ts';
import type { Words } from './every-trace.ts';

/** Rows of a customer as releases before wrote them: what they say of people stands there as it was said. */
export const rowsOfBefore = (userId: string, words: Words, at: string): readonly object[] => {
  const { holder, account, document, reference, note, message, cell, fileName, email, company } = words;
  const [batch, gone] = [newId('bat', at), newId('bat', at)];
  const id = newId('val', at);
  const lines = gzipSync(`${id} ${holder} ${account} ${document} ${reference}`);
  const jws = `e30.${Buffer.from(JSON.stringify(words)).toString('base64url')}.e30`;
  const receipt = newId('rec', at);
  const ticket = newId('tkt', at);
  return [
    { ...keysBefore.user(userId), userId, email, company },
    { ...keysBefore.sessionOf(userId, newId('ses', at)), userId, tokenHash: 'before' },
    { ...keys.validation(userId, id), userId, accountNumber: account, documentNumber: document, beneficiary: holder },
    // What no job could do waits for an operator.
    {
      ...keys.validation(userId, newId('val', at)),
      userId,
      expectedName: holder,
      reference,
      unsettledPk: 'PARKED#0',
      unsettledSk: `${at} UNSETTLED#0 ${at}`,
    },
    { ...keys.segment(userId, 'before'), lines, upTo: id },
    { pk: keys.wallet(userId).pk, sk: `DIGEST#${at}`, lines },
    { ...keys.payee(userId, newId('pye', at)), userId, name: holder, document, accounts: [{ account }] },
    { ...keys.payeePage(userId, '00'), lines },
    { ...keys.batch(userId, batch), userId, name: reference, note, columns: [cell] },
    // It did not say whose it is.
    { ...keys.batchRow(batch, 1), batchId: batch, row: 1, asked: { accountNumber: account, customId: cell } },
    // Its batch is gone.
    { ...keys.batchRow(gone, 1), batchId: gone, userId, row: 1, asked: { accountNumber: account, customId: cell } },
    { ...keys.delivery(userId, 'whk_before', newId('evt', at)), userId, body: JSON.stringify(words), answer: note },
    { ...keys.receipt(receipt), id: receipt, userId, validationId: id },
    { ...keys.receiptText(receipt), jws },
    { ...keys.attachment(userId, newId('att', at)), userId, name: fileName },
    { ...keys.ticket(at.slice(0, 7), ticket), id: ticket, userId, name: holder, message, email },
    { ...keys.widgetSession('before'), userId, reference, asked: 1 },
    { ...keys.widgetResult('before'), userId, accountNumber: account },
    { ...keys.idempotency(userId, 'before'), requestHash: 'before', id },
    { ...keys.passwordReset('before'), userId, email },
  ];
};
