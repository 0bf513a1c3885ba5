import { countries } from '../engine/countries/index.ts';
import { isCountry } from '../engine/load-country.ts';
import type { AccountFormat, AccountType, CountryCode } from '../engine/names.ts';
import { accountTypes as inEnglish } from '../messages/names/en.ts';
import { accountTypes as inSpanish } from '../messages/names/es.ts';
import { folded } from './folded.ts';

const codes = Object.keys(countries).filter(isCountry);
const languages = ['es', 'en', 'pt'] as const;

/** Codes of three letters, and what people write beside the name. */
const otherNames: Readonly<Record<CountryCode, string>> = {
  AR: 'arg, rep argentina, republica argentina',
  BR: 'bra',
  CL: 'chl, chi, republica de chile',
  CO: 'col',
  EC: 'ecu',
  MX: 'mex, estados unidos mexicanos, mejico',
  PE: 'per',
  US: 'usa, ee uu, eeuu, e e u u, eua, u s a, u s, estados unidos de america, united states of america, estados unidos da america',
  UY: 'ury, uru, rou',
};

const countryWords = new Map<string, CountryCode>(
  codes.flatMap((code) => [
    [folded(code), code] as const,
    ...otherNames[code].split(', ').map((name) => [name, code] as const),
    ...languages.map((language) => {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
      return [folded(name), code] as const;
    }),
  ]),
);

/** A country by its code, or by its name in Spanish, English or Portuguese. */
export const countryNamed = (text: string): CountryCode | undefined => countryWords.get(folded(text));

/** What payrolls and banks write for a type of account, words such as account left out. */
const otherTypes: Readonly<Partial<Record<AccountType, string>>> = {
  SAVINGS:
    'ahorros, ahorro, aho, ah, ahr, ca, caja ahorro, caja de ahorro, caja ahorros, caja de ahorros, poupanca, cp, savings, saving, sav, c a',
  CHECKING: 'corriente, corrientes, cte, cc, corrente, checking, current, chq, chk, c c',
  DEMAND: 'vista, a la vista, chequera electronica, rut, cuentarut',
  PAYMENTS: 'pagos, pago, pagamento, de pagos, de pago, de pagamento',
  VIRTUAL: 'virtual',
};

const typeWords = new Map<string, AccountType>(
  [inSpanish, inEnglish, otherTypes]
    .flatMap((table) => Object.entries(table) as [AccountType, string][])
    .flatMap(([type, words]) => [type, ...words.split(', ')].map((word) => [folded(word), type] as const)),
);

const account = /\b(?:cuentas?|cta|contas?|accounts?|acct|de|em|en|pesos|bancaria)\b/g;

/** The type of an account by its code or its name; what nobody knows is left for the engine to refuse. */
export const accountTypeNamed = (text: string): string => {
  const words = folded(text);
  const bare = words.replace(account, ' ').replace(/ +/g, ' ').trim();
  return typeWords.get(words) ?? typeWords.get(bare) ?? text;
};

const formatWords = new Map<string, AccountFormat>([
  ...(['CLABE', 'LOCAL', 'CBU', 'CVU', 'ALIAS', 'CCI', 'IBAN', 'PIX'] as const).map(
    (format) => [folded(format), format] as const,
  ),
  ['clabe interbancaria', 'CLABE'],
  ['chave pix', 'PIX'],
  ['clave pix', 'PIX'],
  ['llave pix', 'PIX'],
  ['alias cbu', 'ALIAS'],
  ['codigo de cuenta interbancario', 'CCI'],
]);

/** The format of an account by its name; what nobody knows is left for the engine to refuse. */
export const accountFormatNamed = (text: string): string => formatWords.get(folded(text)) ?? text;
