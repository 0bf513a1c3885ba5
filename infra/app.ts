import { prepare } from './prepare.ts';
import { synthesize } from './synthesize.ts';

const { functionsDir, sites } = await prepare({ strict: true });
synthesize({ outdir: process.env['CDK_OUTDIR'] ?? 'cdk.out', functionsDir, sites, strict: true });
