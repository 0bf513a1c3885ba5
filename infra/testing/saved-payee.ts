import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import type { Payee } from '#functions/rules/payees/payee.ts';

/** A payee as somebody saved it, in the table of the test; what is given differs. */
export const savedPayee = async (userId: string, now: string, more: Partial<Payee> = {}): Promise<Payee> => {
  const { payees } = await connect(['payees.create']);
  const payee: Payee = {
    id: newId('pye', now),
    userId,
    name: 'Comercializadora Peñón SA de CV',
    origin: 'hand',
    accounts: [
      {
        id: 'account',
        country: 'MX',
        format: 'CLABE',
        accountNumber: '002115016003269411',
        normalized: '002115016003269411',
        masked: '002115•••••••69411',
        firstAt: now,
      },
    ],
    names: [],
    validations: 0,
    recheck: 'never',
    events: [],
    createdAt: now,
    version: 1,
    ...more,
  };
  if ((await payees.create(payee, { now })) !== 'written') throw new Error('The payee was not written');
  return payee;
};
