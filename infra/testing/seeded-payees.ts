import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Payee } from '#functions/rules/payees/payee.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import { clabeOf } from './accounts.ts';

const trades = ['Ferretería', 'Papelería', 'Transportes', 'Servicios', 'Comercializadora', 'Distribuidora', 'Talleres'];
const places = ['del Norte', 'Peñón', 'San Ángel', 'de la Costa', 'García-López', 'Ñuñoa', 'Atlántida'];

const payeeAt = (userId: string, id: string, serial: number, begin: string): Payee => {
  const at = plusSeconds(begin, serial * 300);
  const number = clabeOf(`00211501600${String(serial).padStart(6, '0')}`);
  const [trade, place] = [trades[serial % trades.length], places[Math.floor(serial / 7) % places.length]];
  const account = { id: `a${serial}`, country: 'MX', format: 'CLABE', accountNumber: number, normalized: number };
  const said = { name: `${trade} ${place} ${serial}`.toUpperCase(), since: at, until: at };
  return {
    id,
    userId,
    name: `${trade} ${place} ${serial} SA de CV`,
    document: { type: 'RFC', number: `GODE${String(serial).padStart(6, '0')}GR8`, id: `d${serial}` },
    origin: 'document',
    accounts: [{ ...account, masked: '', holder: said, said, firstAt: at, lastAt: at, validationId: `val_${serial}` }],
    names: [`n${serial}`],
    validations: 3,
    recheck: 'never',
    events: [{ at, what: 'saved', times: 1 }],
    createdAt: at,
    version: 1,
  };
};

const atOnce = 25;

/** Fills a table of the local cloud with payees of one customer, as the product writes them: rows and lines. */
export const seedPayees = async (
  place: { readonly databasePort: number; readonly table: string },
  userId: string,
  count: number,
): Promise<void> => {
  Object.assign(process.env, {
    TABLE_NAME: place.table,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${place.databasePort}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  // Only now: the records keep a client of the table that they are told of.
  const [{ documents, TableName }, { put }, { payeeItem }, { lineItem }, { lineOf }, { lastAtOf }, { newId }] =
    await Promise.all([
      import('#functions/store/table/table.ts'),
      import('#functions/store/table/transaction.ts'),
      import('#functions/store/payees/payee.ts'),
      import('#functions/store/payees/pages.ts'),
      import('#functions/rules/payees/line.ts'),
      import('#functions/rules/payees/changes.ts'),
      import('#functions/proof.ts'),
    ]);
  const begin = plusSeconds(new Date().toISOString(), -count * 300);
  const write = async (serial: number): Promise<void> => {
    const payee = payeeAt(userId, newId('pye', plusSeconds(begin, serial * 300)), serial, begin);
    const line = lineOf({ ...payee, isChanged: serial % 500 === 0, lastAt: lastAtOf(payee) });
    await put({ TableName: TableName(), Item: payeeItem(payee) });
    await documents.send(new UpdateCommand(lineItem(userId, payee.id, line).Update));
  };
  for (let serial = 0; serial < count; serial += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - serial) }, (_, index) => write(serial + index)));
};
