import type { Country } from '../engine/country.ts';
import type { CountryCode, DocumentType } from '../engine/names.ts';
import { folded } from './folded.ts';

type Words = Readonly<Record<string, DocumentType>>;

/** The same everywhere the country has the type. */
const anywhere: Words = {
  'cedula de ciudadania': 'CC',
  'cedula ciudadania': 'CC',
  'cedula de extranjeria': 'CE',
  'cedula extranjeria': 'CE',
  'carne de extranjeria': 'CE',
  'tarjeta de identidad': 'TI',
  'registro civil': 'RC',
  'carne diplomatico': 'CD',
  pasaporte: 'PAS',
  passaporte: 'PAS',
  passport: 'PAS',
  cuil: 'CUIT',
  'rol unico tributario': 'RUT',
  'registro unico de contribuyentes': 'RUC',
  'documento nacional de identidad': 'DNI',
  'employer identification number': 'EIN',
  'numero de identificacion tributaria': 'NIT',
};

/**
 * Words and codes that mean another type elsewhere: the tables of DIAN (Colombia), SUNAT (Peru, catalogue 6), ARCA (Argentina) and
 * FEBRABAN (Brazil), and the letters of Ecuadorian payment files.
 */
const inCountry: Readonly<Partial<Record<CountryCode, Words>>> = {
  AR: { '80': 'CUIT', '86': 'CUIT', '96': 'DNI' },
  BR: { '1': 'CPF', '2': 'CNPJ', '01': 'CPF', '02': 'CNPJ' },
  CO: {
    cedula: 'CC',
    ciudadania: 'CC',
    '11': 'RC',
    '12': 'TI',
    '13': 'CC',
    '22': 'CE',
    '31': 'NIT',
    '41': 'PAS',
  },
  EC: { cedula: 'CC', c: 'CC', r: 'RUC', p: 'PAS', ced: 'CC', ci: 'CC', 'cedula de identidad': 'CC' },
  PE: { '1': 'DNI', '6': 'RUC', '01': 'DNI', '06': 'RUC' },
  UY: { cedula: 'CI', 'cedula de identidad': 'CI', ced: 'CI' },
  US: { 'tax id': 'EIN', tin: 'EIN' },
};

const typeOf = ({ pack }: Country, words: string): DocumentType | undefined => {
  const compact = words.replace(/ /g, '').toUpperCase();
  const named = inCountry[pack.country as CountryCode]?.[words] ?? anywhere[words] ?? compact;
  return pack.documents.find(({ type }) => type === named)?.type as DocumentType | undefined;
};

/** The type of a document by its code or its name in the country, also behind a number: `13 - Cédula de ciudadanía`. */
export const documentTypeNamed = (country: Country, text: string): string => {
  const words = folded(text);
  return typeOf(country, words) ?? typeOf(country, words.replace(/^\d{1,2} /, '')) ?? text;
};

/** The type of a number whose column says none: the only one of the country whose rules it meets, passports apart. */
export const documentTypeOf = ({ pack, judgeDocument }: Country, number: string): string | undefined => {
  const fitting = pack.documents
    .filter(({ type }) => type !== 'PAS')
    .filter(({ type }) => judgeDocument({ type, number }).ok);
  return fitting.length === 1 ? fitting[0]?.type : undefined;
};
