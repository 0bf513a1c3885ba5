import type { FindingCode } from '../../engine/index.ts';
import { ar } from './en/ar.ts';
import { br } from './en/br.ts';
import { cl } from './en/cl.ts';
import { co } from './en/co.ts';
import { common } from './en/common.ts';
import { ec } from './en/ec.ts';
import { mx } from './en/mx.ts';
import { pe } from './en/pe.ts';
import { us } from './en/us.ts';
import { uy } from './en/uy.ts';

/** One sentence per thing the engine can notice; a country without its texts does not compile. */
export const findings: Readonly<Record<FindingCode, string>> = {
  ...common,
  ...ar,
  ...br,
  ...cl,
  ...co,
  ...ec,
  ...mx,
  ...pe,
  ...us,
  ...uy,
};
