import { keyToSeal } from '../sealing/data-keys.ts';
import { goneAt } from '../keeping/gone-at.ts';
import { fieldsLater, parted, sealedWith, type Fields, type SealedAttribute } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import type { Validation } from './validation.ts';

/** What says whose account it is, and whom somebody pays; how names differ is told by words of them. */
const personal: ReadonlySet<string> = new Set([
  'accountNumber',
  'normalized',
  'branchCode',
  'documentNumber',
  'reference',
  'beneficiary',
  'answered',
  'expectedName',
  'nameMatch',
  'payee',
  // What a bank is to be asked again: all of it.
  'awaiting',
]);

/** A validation as its row is written first. Throws `Erased` where its customer is gone. */
export const createdRow = async ({ awaiting, ...validation }: Validation): Promise<Item> => {
  const key = await keyToSeal(validation.userId);
  const place = keys.validation(validation.userId, validation.id);
  const { plain, secret } = parted(validation, personal);
  return {
    ...place,
    ...plain,
    sealed: sealedWith(key, place, 'sealed', secret),
    ...(awaiting && { sealedAwaiting: sealedWith(key, place, 'sealedAwaiting', { awaiting }) }),
    ttl: goneAt(validation, key),
  };
};

type Own = Pick<Validation, 'userId' | 'id'>;

/** Fields that are written later: what is personal of them as one attribute, the others as they are. */
export const writtenLater = ({ userId, id }: Own, attribute: SealedAttribute, fields: Fields): Promise<Item> =>
  fieldsLater(userId, keys.validation(userId, id), { personal, attribute }, fields);
