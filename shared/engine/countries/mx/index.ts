import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { clabe } from './clabe.ts';
import { curp } from './curp.ts';
import { examples } from './examples.ts';
import { local } from './local.ts';
import { rfc } from './rfc.ts';

export const pack = {
  country: 'MX',
  names: { es: 'México', en: 'Mexico' },
  currencies: ['MXN'],
  sources: [
    {
      title: 'CLABE: parts, weights, banks',
      url: 'https://github.com/center-key/clabe-validator',
      date: '2026-02',
    },
    { title: 'SPEI participants', url: 'https://github.com/cuenca-mx/clabe-python', date: '2026-03' },
    {
      title: 'RFC and CURP check characters',
      url: 'https://github.com/arthurdejong/python-stdnum',
      date: '2026-08',
    },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [clabe, local],
  documents: [rfc, curp],
  accountTypes: ['SAVINGS', 'CHECKING'],
  banks,
  examples,
} as const satisfies Pack;
