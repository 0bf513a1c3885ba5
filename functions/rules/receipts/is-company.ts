import { wordsOfBoth } from '../names/words.ts';

/** Documents that companies have and people have not, by country and type. */
const companyDocuments: Readonly<Record<string, RegExp>> = {
  'AR CUIT': /^3[034]/,
  'BR CNPJ': /./,
  // From fifty millions on, which no person reaches for long.
  'CL RUT': /^[5-9]\d{7}[\dK]$/,
  'CO NIT': /^[89]\d{8}/,
  'EC RUC': /^\d\d[69]/,
  'MX RFC': /^[^\d]{3}\d/,
  'PE RUC': /^20/,
  'US EIN': /./,
  'UY RUT': /./,
};

interface Named {
  readonly country: string;
  readonly name: string;
  readonly document: { readonly type: string; readonly number: string } | null;
}

/** Whether a name ends with a company form that is no surname: `Carlos Sá` is somebody. */
const hasForm = (name: string): boolean => wordsOfBoth(name, '')[0].form !== undefined;

const hasDocument = ({ country, document }: Named): boolean =>
  document !== null &&
  companyDocuments[`${country} ${document.type}`]?.test(document.number.replace(/[\s./-]/g, '')) === true;

/** Whether a name is surely a company's: by its form, or by the document beside it. In doubt it is somebody's. */
export const isCompany = (named: Named): boolean => hasForm(named.name) || hasDocument(named);
