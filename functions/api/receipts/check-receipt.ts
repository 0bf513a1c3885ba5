import { checkReceipt as contract } from '#shared/contract/app/receipts.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { nothingOf, shownView } from '../../receipts/shown.ts';
import { Claims } from '../../rules/receipts/claims.ts';

/** What is ours by its signature is asked for by its id: it may have been revoked since. */
export const checkReceipt = implement(contract)
  .needing('receiptSignature.verify', 'receipts.find', 'clock.now')
  .by(async ({ body: { jws } }, ports) => {
    const signed = await ports.receiptSignature.verify(jws);
    if (signed === undefined) return { ...nothingOf('altered'), id: null };
    const { success, data: claims } = Claims.pick({ jti: true }).safeParse(signed);
    const receipt = success ? await ports.receipts.find(claims.jti) : undefined;
    return receipt ? shownView(receipt, ports.clock.now()) : { ...nothingOf('unknown'), id: claims?.jti ?? null };
  });

export const handler = await http(checkReceipt);
