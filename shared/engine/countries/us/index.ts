import type { Pack } from '../../pack.ts';
import { banks } from './banks.ts';
import { ein } from './ein.ts';
import { examples } from './examples.ts';
import { local } from './local.ts';

export const pack = {
  country: 'US',
  names: { es: 'Estados Unidos', en: 'United States' },
  currencies: ['USD'],
  sources: [
    { title: 'FedACH and Fedwire directories', url: 'https://github.com/moov-io/fed', date: '2026-11' },
    {
      title: 'Prefixes of the EIN',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes',
      date: '2026-11',
    },
    { title: 'Account validation', url: 'https://docs.prometeoapi.com', date: '2025-11' },
  ],
  accounts: [local],
  documents: [ein],
  accountTypes: ['SAVINGS', 'CHECKING'],
  banks,
  examples,
} as const satisfies Pack;
