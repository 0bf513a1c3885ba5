import { marshall } from '@aws-sdk/util-dynamodb';
import { open } from '#functions/store/sealing/cipher.ts';
import { unpacked } from '#functions/store/sealing/packed.ts';
import { boundTo, sealedAttributes } from '#functions/store/sealing/sealed.ts';
import { keys } from '#functions/store/table/keys.ts';
import { customerKeys } from '../table.ts';
import { textIn, type Item } from './fixture.ts';

const bytesIn = (item: Item, name: string): Buffer | undefined => {
  const bytes = item[name]?.['B'];
  return typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : undefined;
};

/** Whose keys are among the rows: the key of the tests wraps them all. */
const dataKeysIn = (rows: readonly Item[]): ReadonlyMap<string, Buffer> => {
  const prefix = keys.dataKey('').pk;
  return new Map(
    rows.flatMap((row): [string, Buffer][] => {
      const [customer, wrapped] = [textIn(row, 'pk').slice(prefix.length), bytesIn(row, 'wrappedKey')];
      const key = wrapped && textIn(row, 'pk').startsWith(prefix) && customerKeys.unwrap(wrapped, { customer });
      return key ? [[customer, key]] : [];
    }),
  );
};

/** Rows of a release with what they hold sealed beside the rest; rows of before stay as they are. */
export const unsealed = (rows: readonly Item[]): readonly Item[] => {
  const dataKeys = dataKeysIn(rows);
  const ownerOf = (row: Item): string => {
    const pk = textIn(row, 'pk');
    if (pk.startsWith('USER#')) return pk.slice('USER#'.length);
    // A row may name its owner, or stand beside the one that does.
    return [row, ...rows.filter((other) => textIn(other, 'pk') === pk)].map((one) => textIn(one, 'userId')).find(Boolean) ?? '';
  };
  const opened = (row: Item): Item => {
    const sealed = sealedAttributes.filter((name) => bytesIn(row, name));
    const key = sealed.length > 0 ? dataKeys.get(ownerOf(row)) : undefined;
    if (!key) return row;
    const place = { pk: textIn(row, 'pk'), sk: textIn(row, 'sk') };
    const fields = sealed.map((name) => {
      const content = open(key, boundTo(place, name), bytesIn(row, name) ?? Buffer.of());
      return content ? (unpacked(content) as object) : {};
    });
    return { ...row, ...(marshall(Object.assign({}, ...fields), { removeUndefinedValues: true }) as Item) };
  };
  return rows.map(opened);
};
