import { newId } from '#functions/proof.ts';
import { keys } from '#functions/store/table/keys.ts';
import { listed } from '#functions/store/table/sparse-index.ts';
import { clabeOf } from './accounts.ts';
import { type Inside } from './api-key.ts';
import type { Customer } from './customer.ts';
import { tableIn } from './table-in.ts';

/** A customer whom the releases before knew: nothing of theirs is sealed, and they have no key that could. */
export const ofBefore = async ({ databasePort }: Pick<Inside, 'databasePort'>, customer: Pick<Customer, 'email'>) => {
  const table = tableIn(databasePort);
  const userId = await table.userIdOf(customer);
  await table.delete(keys.dataKey(userId));
  const at = new Date().toISOString();
  const number = clabeOf('00211501600776633');
  const account = { country: 'MX', format: 'CLABE', accountNumber: number, normalized: number };
  return {
    userId,
    hasKey: async () => 'wrappedKey' in (await table.get(keys.dataKey(userId))),

    /** A function of the release before answers a question while those of this one are there. */
    answer: async () => {
      const id = newId('val', at);
      const asked = {
        ...keys.validation(userId, id),
        id,
        userId,
        environment: 'production',
        createdAt: at,
        ...account,
        bankCode: '002',
        documentType: 'RFC',
        documentNumber: 'GODE561231GR8',
        verified: false,
      };
      await table.put({ ...asked, status: 'PENDING' });
      const said = { beneficiary: 'PROVEEDORA DE ANTES SA DE CV', currency: 'MXN', accountType: 'CHECKING' };
      await table.put({ ...asked, ...said, status: 'VALID', verified: true, completedAt: at });
      return id;
    },

    /** Somebody whom they pay, who is to be asked about again by now. */
    pay: async () => {
      const id = newId('pye', at);
      const accounts = [{ ...account, id: 'account', masked: '002115•••••••66336', firstAt: at }];
      const counts = { origin: 'hand', names: [], validations: 0, events: [], createdAt: at, version: 1 };
      await table.put({
        ...keys.payee(userId, id),
        id,
        userId,
        name: 'Proveedora de antes',
        accounts,
        ...counts,
        recheck: 'monthly',
        recheckSince: at,
        nextRecheckAt: at,
        ...listed('payees', id, `${at}#${id}`),
      });
    },
  };
};
