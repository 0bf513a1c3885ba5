import { version } from '#shared/packages/engine/version.ts';
import type { Package } from './package.ts';

/** The command by the name that people type: `npx cuentaclara judge …`. It is the one of the engine's package. */
export const command: Package = {
  name: 'cuentaclara',
  version,
  description: 'Judges bank account and tax numbers of Latin America on the command line, offline.',
  keywords: ['cuentaclara', 'cli', 'bank account', 'clabe', 'cbu', 'cci', 'pix', 'rfc', 'cpf', 'rut', 'latin america'],
  folder: 'shared/packages/cuentaclara',
  exports: {},
  bin: { cuentaclara: 'main.ts' },
  node: '>=20',
};
