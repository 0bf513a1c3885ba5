import { command } from './command.ts';
import { engine } from './engine.ts';
import { mcp } from './mcp.ts';
import type { Package } from './package.ts';
import { sdk } from './sdk.ts';

/** Every package that is published from here: a new one is its file, and a line. */
export const packages: readonly Package[] = [sdk, engine, command, mcp];
