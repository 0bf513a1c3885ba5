import { getPayeeBook as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { bookPorts, bookView } from '../../payees/book.ts';

export const getPayeeBook = implement(contract)
  .needing(...bookPorts, 'payeeBook.find')
  .by(async ({ caller: { userId } }, ports) => bookView(ports, userId, await ports.payeeBook.find(userId)));

export const handler = await http(getPayeeBook);
