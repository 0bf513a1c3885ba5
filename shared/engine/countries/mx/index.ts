import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { clabe } from './clabe.ts';
import { examples } from './examples.ts';

export const pack = {
  country: 'MX',
  names: { es: 'México', en: 'Mexico' },
  currencies: ['MXN'],
  sources: [{ title: 'CLABE check digit', url: 'https://github.com/center-key/clabe-validator', date: '2026-02-28' }],
  accounts: [clabe],
  documents: [],
  accountTypes: ['SAVINGS', 'CHECKING'],
  banks,
  examples,
} as const satisfies Pack;
