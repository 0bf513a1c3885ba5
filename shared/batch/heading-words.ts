import { folded } from './folded.ts';

/** Short forms, as whole words, and what they stand for. */
const shortForms = new Map(
  (
    [
      ['numero', 'nro no num n nr nu numer number #'],
      ['corriente', 'cte'],
      ['cuenta', 'cta ctas cuentas ctabancaria'],
      ['conta', 'contas'],
      ['account', 'acct acc accounts acnt'],
      ['codigo', 'cod code cd codig codbco'],
      ['banco', 'bco bancos'],
      ['bank', 'bnk'],
      ['documento', 'doc docto dcto document documentos'],
      ['identificacion', 'ident identif identificacao identification'],
      ['sucursal', 'suc'],
      ['agencia', 'ag'],
      ['beneficiario', 'benef beneficiaria benefic'],
      ['proveedor', 'prov proveed proveedores'],
      ['empleado', 'empl emp trabajador trab colaborador empleada employee funcionario funcionaria'],
      ['nombre', 'nom nombr nome name'],
      ['nombres', 'names'],
      ['interbancaria', 'interb interbancario'],
      ['tipo', 'tip tpo type'],
      ['digito', 'dig'],
      ['referencia', 'ref refer reference'],
      ['razon', 'raz razao rs'],
      ['social', 'soc'],
      ['favorecido', 'favorecida fav'],
      ['direccion', 'dir address endereco domicilio'],
      ['apellidos', 'apellido apell sobrenome surname'],
    ] as const
  ).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);

const filler = new Set('de del la el los las do da dos das the of for y e o a para al en em por und'.split(' '));

/** What an export writes ahead of a column of another table: `bank_ids/acc_number`. */
const path = /^(?:[a-z_]+\/)+?(?=(?:[a-z_]+_id\/)?[a-z_]+$)/;

/** `Nro. Cta. (CBU)`, `numeroCuenta` and `NUMERO_CUENTA` as the words they are made of: `numero cuenta cbu`. */
export const headingWords = (text: string): string =>
  folded(
    text
      .replace(path, '')
      .replace(/#/g, ' numero ')
      .replace(/[º°]/g, ' ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  )
    .split(' ')
    .map((word) => shortForms.get(word) ?? word)
    .filter((word) => !filler.has(word))
    .join(' ');
