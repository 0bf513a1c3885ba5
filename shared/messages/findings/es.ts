import type { FindingCode } from '../../engine/index.ts';
import { ar } from './es/ar.ts';
import { br } from './es/br.ts';
import { cl } from './es/cl.ts';
import { co } from './es/co.ts';
import { common } from './es/common.ts';
import { ec } from './es/ec.ts';
import { mx } from './es/mx.ts';
import { pe } from './es/pe.ts';
import { us } from './es/us.ts';
import { uy } from './es/uy.ts';

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
