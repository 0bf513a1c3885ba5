import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdnum } from 'stdnum';

/** What stdnum calls a kind, where it has it. */
const names: Readonly<Record<string, readonly [country: string, name: string]>> = {
  'ar.cbu': ['AR', 'cbu'],
  'ar.cuit': ['AR', 'cuit'],
  'br.cpf': ['BR', 'cpf'],
  'br.cnpj': ['BR', 'cnpj'],
  'cl.rut': ['CL', 'rut'],
  'co.nit': ['CO', 'nit'],
  'ec.cc': ['EC', 'ci'],
  'ec.ruc': ['EC', 'ruc'],
  'mx.clabe': ['MX', 'clabe'],
  'mx.curp': ['MX', 'curp'],
  'mx.rfc': ['MX', 'rfc'],
  'pe.ruc': ['PE', 'ruc'],
  'uy.ci': ['UY', 'cedula'],
  'uy.rut': ['UY', 'rut'],
};

/** How the npm package stdnum judges a kind; `undefined` where it knows none. */
export const stdnumOf = (code: string): ((text: string) => boolean) | undefined => {
  const [country, name] = names[code] ?? [];
  if (country === undefined || name === undefined) return undefined;
  const validator = stdnum[country]?.[name];
  if (!validator) throw new Error(`stdnum has no ${country} ${name}`);
  return (text) => validator.validate(text).isValid;
};

const manifest = join(import.meta.dirname, '../../node_modules/stdnum/package.json');

/** The one that is installed, and measured. */
export const { version: stdnumVersion } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
