import type { Known } from './all.ts';

const quoted = (value: string): string => `'${value}'`;

const fieldsOf = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${quoted(value)}`]))
    .join(', ');

/** An account whose bank the routing number names. */
const sampleAccount = '123443956';

/** The call of the published engine that judges the example. */
export const inCode = ({ format, pack, of }: Known): string => {
  const { country, example, code } = format;
  const { normalized } = of.judge(example);
  const { bankCode, branchCode, routingNumber } = format.beside ?? {};
  const document = pack.documents.find((kind) => kind.code === code);
  if (document) return `judgeDocument({ ${fieldsOf({ country, type: document.type, number: normalized })} })`;
  if (of.subject === 'beside')
    return `judge({ ${fieldsOf({ country, accountNumber: sampleAccount, routingNumber: normalized })} })`;
  const account = pack.accounts.find((kind) => kind.code === code);
  const isUsual = pack.accounts[0] === account;
  const named = isUsual ? undefined : account?.format;
  return `judge({ ${fieldsOf({ country, format: named, accountNumber: normalized, bankCode, branchCode, routingNumber })} })`;
};
