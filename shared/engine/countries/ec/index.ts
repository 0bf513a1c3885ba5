import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { cedula } from './cedula.ts';
import { examples } from './examples.ts';
import { local } from './local.ts';
import { passport } from './passport.ts';
import { ruc } from './ruc.ts';

export const pack = {
  country: 'EC',
  names: { es: 'Ecuador', en: 'Ecuador' },
  currencies: ['USD'],
  sources: [
    { title: 'Cédula and RUC check digits', url: 'https://github.com/arthurdejong/python-stdnum', date: '2026-08' },
    {
      title: 'RUCs in use that fail their digit',
      url: 'https://github.com/arthurdejong/python-stdnum/issues/497',
      date: '2026-11',
    },
    { title: 'Account lengths (edition of 2024)', url: 'https://docs.pagsmile.com', date: '2026-11' },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [local],
  documents: [cedula, ruc, passport],
  accountTypes: ['SAVINGS', 'CHECKING', 'VIRTUAL', 'ROL_ELECTRONICO', 'CUENTA_AMIGA', 'CARD'],
  banks,
  examples,
} as const satisfies Pack;
