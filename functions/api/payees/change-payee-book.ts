import { changePayeeBook as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { bookPorts, bookView } from '../../payees/book.ts';

export const changePayeeBook = implement(contract)
  .needing(...bookPorts, 'payeeBook.setSavesByDocument')
  .by(async ({ body: { savesByDocument }, caller: { userId } }, ports) =>
    bookView(ports, userId, await ports.payeeBook.setSavesByDocument(userId, savesByDocument)),
  );

export const handler = await http(changePayeeBook);
