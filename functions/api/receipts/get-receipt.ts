import { getReceipt as contract } from '#shared/contract/app/receipts.ts';
import { Fault } from '#shared/errors/fault.ts';
import { isReceiptId } from '#shared/validation/receipt-code.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { shownView } from '../../receipts/shown.ts';

/** A code with a slip and one that nobody made are refused in the same words; the first without asking the table. */
export const getReceipt = implement(contract)
  .needing('receipts.find', 'clock.now')
  .by(async ({ params: { id } }, ports) => {
    const receipt = isReceiptId(id) ? await ports.receipts.find(id) : undefined;
    if (!receipt) throw new Fault('errors.notFound');
    return shownView(receipt, ports.clock.now());
  });

export const handler = await http(getReceipt);
