import type { Pack } from '../../pack.ts';
import { alias } from './alias.ts';
import { banks } from './banks.ts';
import { cbu } from './cbu.ts';
import { cuit } from './cuit.ts';
import { cvu } from './cvu.ts';
import { dni } from './dni.ts';
import { examples } from './examples.ts';

export const pack = {
  country: 'AR',
  names: { es: 'Argentina', en: 'Argentina' },
  currencies: ['ARS', 'USD'],
  sources: [
    { title: 'CBU and CUIT check digits', url: 'https://github.com/arthurdejong/python-stdnum', date: '2026-08' },
    { title: 'Alias: BCRA Com. A 6044', url: 'https://www.bcra.gob.ar', date: '2026-11' },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [cbu, cvu, alias],
  documents: [cuit, dni],
  accountTypes: ['SAVINGS', 'CHECKING', 'PAYMENTS'],
  banks,
  examples,
} as const satisfies Pack;
