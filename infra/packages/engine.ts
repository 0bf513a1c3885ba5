import { countries } from '#shared/engine/countries/index.ts';
import { version } from '#shared/packages/engine/version.ts';
import type { Package } from './package.ts';

/** An entry of its own for every country, so that whoever judges numbers of one country bundles no other. */
const ofOneCountry = Object.fromEntries(
  Object.keys(countries)
    .map((code) => code.toLowerCase())
    .map((code) => [`./${code}`, `countries/${code}.ts`]),
);

export const engine: Package = {
  name: '@cuentaclara/engine',
  version,
  description:
    'Judges bank account and tax numbers of Latin America, offline: which digit is wrong, what was expected, which bank it is.',
  keywords: [
    'bank account',
    'validation',
    'check digit',
    'clabe',
    'cbu',
    'cvu',
    'cci',
    'pix',
    'iban',
    'rfc',
    'curp',
    'cuit',
    'cpf',
    'cnpj',
    'rut',
    'nit',
    'ruc',
    'latin america',
  ],
  folder: 'shared/packages/engine',
  exports: { '.': 'index.ts', ...ofOneCountry, './es': 'es.ts', './en': 'en.ts' },
  bin: { cuentaclara: 'cli/main.ts' },
  // The first with `toSorted`.
  node: '>=20',
};
