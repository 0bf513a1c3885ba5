import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { ci } from './ci.ts';
import { examples } from './examples.ts';
import { local } from './local.ts';
import { rut } from './rut.ts';

export const pack = {
  country: 'UY',
  names: { es: 'Uruguay', en: 'Uruguay' },
  currencies: ['UYU', 'USD'],
  sources: [
    { title: 'Account numbers by bank', url: 'https://docs.prometeoapi.com', date: '2025-11' },
    { title: 'CI and RUT check digits', url: 'https://github.com/arthurdejong/python-stdnum', date: '2026-08' },
    { title: 'RUT beginning with 22', url: 'https://github.com/odoo/odoo/pull/188652', date: '2024-11' },
  ],
  accounts: [local],
  documents: [ci, rut],
  accountTypes: ['SAVINGS', 'CHECKING'],
  banks,
  examples,
} as const satisfies Pack;
