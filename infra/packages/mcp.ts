import { version } from '#shared/packages/mcp/version.ts';
import type { Package } from './package.ts';

export const mcp: Package = {
  name: '@cuentaclara/mcp',
  version,
  description: 'Lets an assistant check a bank account in Latin America before it is paid (Model Context Protocol).',
  keywords: ['mcp', 'model context protocol', 'cuentaclara', 'bank account', 'validation', 'payouts', 'latin america'],
  folder: 'shared/packages/mcp',
  exports: {},
  bin: { 'cuentaclara-mcp': 'main.ts' },
  node: '>=20',
};
