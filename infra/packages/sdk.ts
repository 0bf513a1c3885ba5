import { version } from '#shared/sdk/version.ts';
import type { Package } from './package.ts';

export const sdk: Package = {
  name: '@cuentaclara/sdk',
  version,
  description: 'CuentaClara from TypeScript: is this bank account in Latin America whose you think, before you pay it.',
  keywords: [
    'cuentaclara',
    'bank account',
    'validation',
    'clabe',
    'cbu',
    'pix',
    'payouts',
    'latin america',
    'webhooks',
  ],
  folder: 'shared/sdk',
  exports: { '.': 'index.ts' },
  // The first whose fetch, abort signals and WebCrypto are all there without a flag.
  node: '>=20',
};
