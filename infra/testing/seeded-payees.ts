import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
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

const perBatch = 25;
/** Lines of a page that were written since it was folded last: as many as may stand there. */
const looseOfPage = 8;

/** Fills a table of the local cloud with payees of one customer, as the product leaves them: rows and pages of lines. */
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
  const [{ documents, TableName }, { payeeItem }, { pageItemOf, pageOf }, { lineOf }, { lastAtOf }, { newId }] =
    await Promise.all([
      import('#functions/store/table/table.ts'),
      import('#functions/store/payees/payee.ts'),
      import('#functions/store/payees/pages.ts'),
      import('#functions/rules/payees/line.ts'),
      import('#functions/rules/payees/changes.ts'),
      import('#functions/proof.ts'),
    ]);
  const begin = plusSeconds(new Date().toISOString(), -count * 300);
  const all = Array.from({ length: count }, (_, serial) => {
    const payee = payeeAt(userId, newId('pye', plusSeconds(begin, serial * 300)), serial, begin);
    return { payee, line: lineOf({ ...payee, isChanged: serial % 500 === 0, lastAt: lastAtOf(payee) }) };
  });
  const byPage = [...Map.groupBy(all, ({ payee }) => pageOf(payee.id))].map(async ([page, of]) => {
    const lines = of.map(({ payee, line }): [string, string] => [payee.id, line]);
    const folded = await pageItemOf(userId, page, { version: of.length, lines: new Map(lines.slice(looseOfPage)) });
    return { ...folded, ...Object.fromEntries(lines.slice(0, looseOfPage)) };
  });
  const rows = all.map(({ payee }) => payeeItem(payee, false));
  const items = [...(await Promise.all(rows)), ...(await Promise.all(byPage))];
  for (let start = 0; start < items.length; start += perBatch) {
    const batch = items.slice(start, start + perBatch).map((Item) => ({ PutRequest: { Item } }));
    await documents().send(new BatchWriteCommand({ RequestItems: { [TableName()]: batch } }));
  }
};
