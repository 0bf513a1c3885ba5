import { getKeySet as contract } from '#shared/contract/app/receipts.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getKeySet = implement(contract)
  .needing('receiptSignature.published')
  .by(async (_, ports) => ({ keys: [...(await ports.receiptSignature.published())] }));

export const handler = await http(getKeySet);
