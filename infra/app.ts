import { prepare } from './prepare.ts';
import { synthesize } from './synthesize.ts';

const { functionsDir, webDir } = await prepare({ strict: true });
synthesize({ outdir: process.env['CDK_OUTDIR'] ?? 'cdk.out', functionsDir, webDir, strict: true });
