import type { AccountFormat, CountryCode, DocumentType } from '../engine/names.ts';
import type { BatchField } from './fields.ts';
import { headingWords } from './heading-words.ts';

/** What a heading says of its column: a field, or something that no row asks about. */
export interface Heading {
  readonly field: BatchField | 'other' | 'firstName' | 'lastName';
  readonly kind?: AccountFormat | DocumentType;
  /** Of several headings for one field the highest counts. */
  readonly rank: number;
  /** The countries where the word is used. */
  readonly countries?: readonly CountryCode[];
}

type Rule = readonly [words: RegExp, heading: Omit<Heading, 'rank'> & { readonly rank?: number }];

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`);
const within = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

/** Whose it is, where that is the payee. */
const payee =
  'beneficiario|proveedor|favorecido|empleado|titular|destinatario|destino|destination|fornecedor|vendor|supplier|payee|beneficiary|holder|recipient|receptor|cliente|tercero|persona|contratista|socio|creditor|acreedor|abono|credito|deposito|depositar|pago|pagamento|transferencia|bancaria|bancario';
/** Numbers and names of whoever pays. */
const payer =
  'origen|origem|cargo|ordenante|debito|debit|debitar|pagador|pagadora|emisor|emisora|remitente|originador|originadora|payer|payor|source|sender|propia|empresa pagadora|from';

const other = { field: 'other' } as const;
const mx = ['MX'] as const;
const ar = ['AR'] as const;
const br = ['BR'] as const;
const pe = ['PE'] as const;
const co = ['CO'] as const;
const us = ['US'] as const;

/** The first that fits counts: what must not be taken for a field stands ahead of the fields. */
const rules: readonly Rule[] = [
  [
    within(
      `(?:cuenta|conta|account|banco|bank|clabe|cbu|rut|nombre|agencia|sucursal|rfc|cuit|cnpj|ruc|nit|iban)\\b.*\\b(?:${payer})`,
    ),
    other,
  ],
  [within(`(?:${payer}) (?:cuenta|conta|account|banco|bank|nombre)`), other],
  [
    within('contable|contables|contabil|mayor|ledger|gl|analitica|centro|costo|costos|custo|cost|puc|presupuestaria'),
    other,
  ],
  [
    within('fecha|date|vencimiento|vencimento|nacimiento|ingreso|admissao|periodo|period|mes|ano|dia|hora|due|birth'),
    other,
  ],
  [within('email|mail|correo|e mail'), other],
  [within('telefono|tel|celular|movil|phone|telefone|fax|whatsapp|mobile'), other],
  [
    within(
      'direccion|ciudad|comuna|city|cidade|zip|postal|cep|departamento|area|estado|provincia|region|barrio|distrito|colonia|calle',
    ),
    other,
  ],
  [
    within(
      'monto|importe|amount|total|neto|neta|liquido|liquida|bruto|sueldo|salario|haber|haberes|saldo|descuento|impuesto|iva|retencion|cantidad|net pay|net|gross|balance|tasa|percepciones|deducciones|anticipo',
    ),
    other,
  ],
  [whole('valor|valor .*|vlr.*|pay|pago|pagamento|.* valor'), other],
  [within('moneda|currency|moeda|divisa'), other],
  [within('swift|bic|usuario|login|clave acceso|password'), other],
  [
    within('contacto|contact|representante|conyuge|jefe|supervisor|aprobador|autorizado|comercial|fantasia|trade'),
    other,
  ],
  [whole('dv|digito|digito .*|.* digito|.* digito verificador|verificador|.* dv'), other],
  [
    whole(
      'cargo|puesto|funcion|status|situacion|situacao|categoria|sexo|genero|forma pago|metodo pago|medio pago|payment method|tipo pago|tipo empleado|tipo persona|tipo contrato|tipo chave|tipo chave pix|tipo movimiento|tipo transaccion|tipo operacion|clase documento|afp|isapre|eps|nss|imss|pis|pasep|nacionalidad',
    ),
    other,
  ],
  [
    within('factura|invoice|comprobante|orden compra|purchase order|asiento|lote|batch'),
    { field: 'reference', rank: 1 },
  ],

  [
    whole('tipo (?:documento|identificacion|id|identidad|doc)(?: .*)?|(?:documento|id|identificacion) tipo|tdoc|td'),
    { field: 'documentType' },
  ],
  [whole('(?:documento|id|identificacion|tax id) type'), { field: 'documentType' }],
  [
    within(
      'tipo (?:cuenta|conta|account|producto|ctabancaria)|(?:account|conta|cuenta) tipo|modalidad cuenta|clase cuenta',
    ),
    { field: 'accountType' },
  ],
  [
    whole('formato|format|formato (?:cuenta|conta)|(?:account|cuenta) format(?:o)?|account formato'),
    { field: 'accountFormat' },
  ],
  [
    whole('(?:codigo )?pais(?: (?:cuenta|banco|bancaria|destino|beneficiario|iso))?|(?:bank )?country(?: codigo)?'),
    { field: 'country' },
  ],
  [within('routing|aba|ruta|rtn'), { field: 'routingNumber', countries: us }],

  [
    whole(
      '(?:numero |cuenta )?clabe(?: (?:interbancaria|numero|cuenta|bancaria|spei|beneficiario))*|cuenta clabe interbancaria',
    ),
    { field: 'accountNumber', kind: 'CLABE', rank: 6, countries: mx },
  ],
  [whole('cbu cvu|cbu alias|cbu cvu alias|cbu o alias|cbu/cvu'), { field: 'accountNumber', rank: 6, countries: ar }],
  [
    whole('(?:numero |cuenta )?cbu(?: (?:numero|bloque unico|beneficiario|destino|cuenta))?'),
    { field: 'accountNumber', kind: 'CBU', rank: 6, countries: ar },
  ],
  [whole('cvu'), { field: 'accountNumber', kind: 'CVU', rank: 5, countries: ar }],
  [whole('alias(?: (?:cbu|cvu|cuenta))?'), { field: 'accountNumber', kind: 'ALIAS', rank: 4, countries: ar }],
  [
    whole(
      '(?:numero |codigo |cuenta )*cci(?: (?:numero|interbancaria|beneficiario|proveedor))?|codigo cuenta interbancaria',
    ),
    { field: 'accountNumber', kind: 'CCI', rank: 6, countries: pe },
  ],
  [whole('iban(?: .*)?'), { field: 'accountNumber', rank: 5 }],
  [
    whole('(?:chave|llave|clave)?(?: )?pix(?: key| chave| favorecido)?|chave'),
    { field: 'accountNumber', kind: 'PIX', rank: 5, countries: br },
  ],

  [whole(`(?:numero )?rfc(?: (?:${payee}))?`), { field: 'documentNumber', kind: 'RFC', rank: 5, countries: mx }],
  [whole('curp'), { field: 'documentNumber', kind: 'CURP', rank: 3, countries: mx }],
  [
    whole(`(?:numero )?(?:cuit|cuil)(?: (?:cuil|cuit|${payee}))*`),
    { field: 'documentNumber', kind: 'CUIT', rank: 5, countries: ar },
  ],
  [
    whole(`cpf(?: ${payee})?`.replace(payee, `(?:${payee})`)),
    { field: 'documentNumber', kind: 'CPF', rank: 5, countries: br },
  ],
  [whole(`cnpj(?: (?:${payee}))?`), { field: 'documentNumber', kind: 'CNPJ', rank: 4, countries: br }],
  [
    whole(`(?:cpf cnpj|cnpj cpf)(?: (?:${payee}))?|inscricao federal`),
    { field: 'documentNumber', rank: 6, countries: br },
  ],
  [whole(`(?:numero )?nit(?: (?:${payee}))?`), { field: 'documentNumber', kind: 'NIT', rank: 5, countries: co }],
  [whole(`(?:numero )?rut(?: (?:${payee}))*`), { field: 'documentNumber', kind: 'RUT', rank: 5 }],
  [whole(`(?:numero )?ruc(?: (?:${payee}))*`), { field: 'documentNumber', kind: 'RUC', rank: 5 }],
  [whole(`(?:numero )?dni(?: (?:${payee}))*`), { field: 'documentNumber', kind: 'DNI', rank: 4 }],
  [whole('ein|fein|tin'), { field: 'documentNumber', kind: 'EIN', rank: 5, countries: us }],
  [
    whole(`(?:numero )?(?:cedula|ci)(?: (?:numero|ciudadania|identidad|ruc|${payee}))*|cc|c c|numero cc`),
    { field: 'documentNumber', rank: 4, countries: ['CO', 'EC', 'UY'] },
  ],
  [
    whole(
      `(?:numero )?(?:documento|identificacion|identidad)(?: (?:numero|fiscal|tributaria|identidad|identificacion|id|${payee}))*|(?:ruc|dni|cedula) (?:ruc|dni|cedula)|nif|vat`,
    ),
    { field: 'documentNumber', rank: 3 },
  ],
  [
    whole(
      `(?:numero |${payee})*(?: )?(?:tax id|id fiscal|tax identificacion|tax numero|id tributaria|nit cc|cc nit|rut nit|cedula nit|nit cedula|rfc curp)(?: numero)?`,
    ),
    { field: 'documentNumber', rank: 4 },
  ],
  [whole(`numero id|id numero|id (?:${payee})`), { field: 'customId', rank: 2 }],

  [within('nombre (?:sucursal|agencia|empresa|producto|cuenta contable)|(?:branch|agencia) nombre'), other],
  [
    within(
      '(?:banco|bank|entidad|institucion|bancaria)(?: .*)? codigo|codigo (?:.* )?(?:banco|bank|entidad|institucion|ach|compensacion|instituicao)|ispb|compe',
    ),
    { field: 'bankCode', rank: 4 },
  ],
  [within('nombre banco|bank(?: id)? nombre|banco nombre|descripcion banco'), { field: 'bankCode', rank: 2 }],
  [
    whole(`(?:banco|bank|institucion|entidad|instituicao)(?: (?:${payee}|financiera|bancaria|numero|id))*`),
    { field: 'bankCode', rank: 3 },
  ],
  [
    whole(`(?:codigo |numero )?(?:agencia|branch)(?: (?:codigo|numero|bancaria|${payee}))*`),
    { field: 'branchCode', rank: 3 },
  ],
  [
    whole(`(?:codigo |numero )?(?:sucursal|oficina|plaza)(?: (?:bancaria|banco|cuenta|codigo))*`),
    { field: 'branchCode', rank: 2 },
  ],

  [whole('(?:bank )?account (?:holder|nombre)(?: nombre)?'), { field: 'beneficiaryName', rank: 4 }],
  [
    whole(
      `(?:numero |bank )*(?:cuenta|conta|account)(?: (?:numero|corrente|corriente|ahorros|ahorro|poupanca|banco|bank|id|interbancaria|vista|${payee}))*`,
    ),
    { field: 'accountNumber', rank: 3 },
  ],
  [
    whole(`(?:${payee})(?: bank)? (?:cuenta|account|conta)(?: numero)?|bank account numero`),
    { field: 'accountNumber', rank: 3 },
  ],
  [whole('numero producto(?: .*)?|producto destino|llave|llave bre b'), { field: 'accountNumber', rank: 2 }],

  [
    whole(
      'primer nombre|segundo nombre|first nombre|nombre pila|middle nombre|given nombre|nombres (?:empleado)?'.replace(
        ' (?:empleado)?',
        '(?: empleado)?',
      ),
    ),
    { field: 'firstName' },
  ],
  [
    whole('(?:primer |segundo )?apellidos(?: (?:paterno|materno|empleado))?|last nombre|family nombre|paterno|materno'),
    { field: 'lastName' },
  ],
  [
    whole(
      '(?:nombres? apellidos|apellidos nombres?|nombre completo|full nombre|nombre razon social|nombre o razon social|razon social nombre|apellidos nombres? razon social|nombre apellidos razon social)(?: .*)?',
    ),
    { field: 'beneficiaryName', rank: 5 },
  ],
  [
    whole(`razon social(?: (?:${payee}))*|legal nombre|denominacion(?: social)?`),
    { field: 'beneficiaryName', rank: 4 },
  ],
  [
    whole(
      `nombre (?:${payee})(?: .*)?|(?:${payee}) nombre|account nombre|account holder(?: nombre)?|nombre account|payee nombre`,
    ),
    { field: 'beneficiaryName', rank: 4 },
  ],
  [
    whole(
      'beneficiario|beneficiary|titular|titular cuenta|favorecido|destinatario|payee|recipient|proveedor|vendor|supplier|fornecedor|empleado|acreedor|tercero|contratista|account holder|holder',
    ),
    { field: 'beneficiaryName', rank: 3 },
  ],
  [
    whole('nombre(?: 1)?|nombre tercero|cliente|empresa|company|company nombre|partner|socio'),
    { field: 'beneficiaryName', rank: 2 },
  ],

  [
    whole(
      `(?:custom|external|interno|internal|externo|unique) id|id (?:interno|externo|externa|unico|sistema|registro|pago|payment)|legajo|numero legajo|matricula|folio|folio .*|ficha|(?:codigo|numero|clave|id) (?:interno|empleado|proveedor|beneficiario|cliente|tercero|vendor|fornecedor|supplier|socio|payee|acreedor)|(?:empleado|vendor|payee|proveedor|supplier|payroll) (?:id|numero|codigo)|registro|business partner|creditor|acreedor numero|sap id`,
    ),
    { field: 'customId', rank: 4 },
  ],
  [whole('id|codigo|clave|uuid|key|identificador'), { field: 'customId', rank: 2 }],
  [
    whole(
      'referencia(?: .*)?|.* referencia|concepto(?: .*)?|glosa(?: .*)?|memo|description|descripcion|detalle|motivo(?: .*)?|historico|observaciones|observacion|comentario|comentarios|mensaje|nota|descricao|finalidade',
    ),
    { field: 'reference', rank: 3 },
  ],
];

const defaultRank = 3;
/** What is longer is a sentence, or a file that has no headings. */
const longest = 120;

/** What a heading says, in Spanish, English or Portuguese; nothing where no word is known. */
export const headingOf = (text: string): Heading | undefined => {
  if (text.length > longest) return undefined;
  const words = headingWords(text);
  const found = rules.find(([pattern]) => pattern.test(words))?.[1];
  return found && { rank: defaultRank, ...found };
};
