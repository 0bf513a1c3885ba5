import type { AccountFormat, DocumentType } from '../names.ts';
import type { PieceName } from './types.ts';

/** What a word ahead of a value, or at the head of a column, says of it. */
export interface Label {
  readonly name: PieceName;
  readonly kind?: AccountFormat | DocumentType;
  /** Only in these countries. */
  readonly countries?: readonly string[];
}

interface Wording extends Label {
  /** In folded letters, as in a regular expression. */
  readonly words: string;
  /** Common words label only with a colon after them; names of numbers do without. */
  readonly isName?: true;
}

const number = 'accountNumber';
const document = 'documentNumber';
const no = '(?: ?(?:no|nro|num|numero|n[º°o]?)\\.?)?';

/** The first that fits counts, so longer wordings come first. */
const wordings: readonly Wording[] = [
  { words: `(?:cuenta |cta\\.? )?clabe(?: interbancaria)?${no}`, name: number, kind: 'CLABE', isName: true },
  { words: 'cbu ?/ ?cvu|cbu o alias|cbu/alias', name: number, isName: true },
  { words: `cbu${no}`, name: number, kind: 'CBU', isName: true },
  { words: `cvu${no}`, name: number, kind: 'CVU', isName: true },
  { words: 'alias(?: (?:cbu|cvu|de la cuenta))?', name: number, kind: 'ALIAS', isName: true },
  { words: `cci${no}|(?:codigo de )?cuenta interbancari[ao]`, name: number, kind: 'CCI', isName: true },
  { words: 'iban', name: number, kind: 'IBAN', isName: true },
  { words: '(?:chave |llave |clave )?pix(?: key)?', name: number, kind: 'PIX', isName: true },
  { words: 'rfc', name: document, kind: 'RFC', isName: true },
  { words: 'curp', name: document, kind: 'CURP', isName: true },
  { words: 'cuit ?/ ?cuil|cui[tl]', name: document, kind: 'CUIT', isName: true },
  { words: 'cpf ?/ ?cnpj|cnpj ?/ ?cpf', name: document, isName: true },
  { words: 'cpf', name: document, kind: 'CPF', isName: true },
  { words: 'cnpj', name: document, kind: 'CNPJ', isName: true },
  { words: `nit${no}`, name: document, kind: 'NIT', isName: true },
  { words: `ruc${no}`, name: document, kind: 'RUC', isName: true },
  { words: `rut${no}`, name: document, kind: 'RUT', isName: true },
  { words: `dni${no}`, name: document, kind: 'DNI', isName: true },
  { words: 'ein', name: document, kind: 'EIN', isName: true },
  { words: 'c\\.?c\\.?|cedula(?: de ciudadania)?', name: document, kind: 'CC', countries: ['CO', 'EC'], isName: true },
  { words: 'c\\.?i\\.?|cedula', name: document, kind: 'CI', countries: ['UY'], isName: true },
  { words: 'documento|identificacion|tax id', name: document },
  {
    words: '(?:aba )?routing(?: transit)?(?: number| no\\.?)?|aba(?: number| no\\.?)?',
    name: 'routingNumber',
    isName: true,
  },
  { words: 'tipo(?: de)? (?:cuenta|conta)|tipo|account type', name: 'accountType' },
  { words: 'sucursal|agencia|ag\\.?|branch(?: code)?|plaza', name: 'branchCode' },
  {
    words: `(?:numero|nro\\.?|num\\.?|no\\.?|n[º°o]\\.?) (?:de )?(?:cuenta|cta\\.?|conta)|(?:cuenta|cta\\.?|conta)(?: de)?(?: ahorros?| corriente| cte\\.?| vista| rut| corrente| poupanca)?${no}|account(?: number| no\\.?| #)?|acct\\.?(?: no\\.?)?|c/c|celular|telefone|numero`,
    name: number,
  },
  {
    words: 'banco(?: (?:destino|receptor|del? beneficiario))?|bank(?: name)?|institucion|instituicao|entidad',
    name: 'bankCode',
  },
  {
    words:
      '(?:nombre del? )?(?:beneficiari[oa]|titular|proveedor|favorecido|destinatario)|nombres?(?: (?:completo|y apellidos?))?|razon social|nome|account (?:holder|name)|beneficiary(?: name)?|payee|supplier|vendor|name|empresa|cliente',
    name: 'beneficiaryName',
  },
  { words: 'a nombre de|em nome de|a favor de', name: 'beneficiaryName', isName: true },
  { words: 'importe|monto|valor|total|amount|saldo', name: 'amount' },
  { words: 'fecha(?: de (?:pago|vencimiento))?|data|date|vencimiento', name: 'date' },
  { words: 'correo(?: electronico)?|e-?mail|mail', name: 'email' },
  { words: 'referencia|concepto|ref\\.?|memo|factura|invoice|moneda|currency|asunto|folio', name: 'other' },
];

const groups = wordings.map(({ words }) => `(${words})`).join('|');
/** `:`, `=`, `#`, or a word for is; a name of a number needs none, and a number may follow any label at once. */
const inText = new RegExp(
  `(?<![\\p{L}\\d@._-])(?:${groups})(?![\\p{L}\\d@])(\\s*[:=#](?!/)|\\s+(?:es|is|e)(?= )|\\s+(?=[+(]?\\d)|)`,
  'gu',
);
const whole = new RegExp(`^(?:${groups})$`, 'u');

export interface FoundLabel extends Label {
  readonly from: number;
  readonly to: number;
}

/** Every label in a folded text, from left to right. */
export function labelsIn(plain: string, country: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const match of plain.matchAll(inText)) {
    const wording = wordings[match.slice(1).findIndex((group) => group !== undefined)];
    const mark = match.at(-1) ?? '';
    if (!wording || !(wording.isName || mark) || !isOf(wording, country)) continue;
    // A bare name inside a longer word or sentence only counts where a value follows.
    found.push({ ...wording, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** The label that this folded text is as a whole: the head of a column. */
export function labelOf(plain: string, country: string): Label | undefined {
  const match = whole.exec(plain.trim().replace(/\s*:$/, ''));
  const wording = match ? wordings[match.slice(1).findIndex((group) => group !== undefined)] : undefined;
  return wording && isOf(wording, country) ? wording : undefined;
}

const isOf = ({ countries }: Wording, country: string) => !countries || countries.includes(country);
