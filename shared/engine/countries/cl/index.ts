import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { examples } from './examples.ts';
import { local } from './local.ts';
import { rut } from './rut.ts';

export const pack = {
  country: 'CL',
  names: { es: 'Chile', en: 'Chile' },
  currencies: ['CLP'],
  sources: [
    { title: 'RUT check character', url: 'https://github.com/arthurdejong/python-stdnum', date: '2026-08' },
    { title: 'Account lengths, bank codes (edition of 2021)', url: 'https://docs.dlocal.com', date: '2026-11' },
    { title: 'CuentaRUT, bank codes (edition of 2024)', url: 'https://docs.pagsmile.com', date: '2026-11' },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [local],
  documents: [rut],
  accountTypes: ['CHECKING', 'DEMAND', 'SAVINGS'],
  banks,
  examples,
} as const satisfies Pack;
