import type { Package } from './package.ts';
import { engine } from './engine.ts';
import { sdk } from './sdk.ts';

/** Every package that is published from here: a new one is its file, and a line. */
export const packages: readonly Package[] = [sdk, engine];
