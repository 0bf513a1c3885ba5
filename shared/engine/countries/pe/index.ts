import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { cci } from './cci.ts';
import { dni } from './dni.ts';
import { examples } from './examples.ts';
import { local } from './local.ts';
import { ruc } from './ruc.ts';

export const pack = {
  country: 'PE',
  names: { es: 'Perú', en: 'Peru' },
  currencies: ['PEN', 'USD'],
  sources: [
    { title: 'CCI and the banks’ own numbers', url: 'https://github.com/ironFe93/perciban', date: '2026-11' },
    { title: 'RUC and DNI check characters', url: 'https://github.com/arthurdejong/python-stdnum', date: '2026-08' },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [cci, local],
  documents: [dni, ruc],
  accountTypes: ['SAVINGS', 'CHECKING'],
  banks,
  examples,
} as const satisfies Pack;
