import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { examples } from './examples.ts';
import { cc, cd, ce, fd, iepj, iepn, pas, rc, ti } from './identity.ts';
import { local } from './local.ts';
import { nit } from './nit.ts';

export const pack = {
  country: 'CO',
  names: { es: 'Colombia', en: 'Colombia' },
  currencies: ['COP'],
  sources: [
    { title: 'NIT check digit', url: 'https://github.com/arthurdejong/python-stdnum', date: '2026-08' },
    { title: 'Account lengths (edition of 2021)', url: 'https://docs.dlocal.com', date: '2026-11' },
    { title: 'Account lengths, bank codes', url: 'https://docs.v3.localpayment.com', date: '2026-11' },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [local],
  documents: [cc, nit, ce, ti, pas, cd, iepn, iepj, fd, rc],
  accountTypes: ['SAVINGS', 'CHECKING'],
  banks,
  examples,
} as const satisfies Pack;
