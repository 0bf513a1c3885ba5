/** Where each kind of number and document is explained, by its code in the packs. */
const ids = {
  'ar.cbu': 'cbu',
  'ar.cvu': 'cvu',
  'ar.alias': 'alias',
  'ar.cuit': 'cuit',
  'br.iban': 'iban-br',
  'br.pix': 'pix',
  'br.cpf': 'cpf',
  'br.cnpj': 'cnpj',
  'cl.rut': 'rut',
  'co.nit': 'nit',
  'ec.cc': 'cedula-ec',
  'ec.ruc': 'ruc-ec',
  'mx.clabe': 'clabe',
  'mx.rfc': 'rfc',
  'mx.curp': 'curp',
  'pe.cci': 'cci',
  'pe.ruc': 'ruc',
  'us.routing_number': 'aba',
  'uy.ci': 'ci',
  'uy.rut': 'rut-uy',
} as const satisfies Record<string, string>;

const byCode: Readonly<Partial<Record<string, string>>> = ids;

/** Codes that have a page. */
export const explainedCodes = Object.keys(ids);

/** The page of a kind; `undefined` where there is none. */
export const formatPageOf = (code: string): string | undefined => {
  const id = byCode[code];
  return id && `/formatos/${id}`;
};
