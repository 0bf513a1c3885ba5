import type { FindingCode } from '#shared/engine/index.ts';
import { ar } from './ar.ts';
import { br } from './br.ts';
import { cl } from './cl.ts';
import { co } from './co.ts';
import { common } from './common.ts';
import { ec } from './ec.ts';
import { mx } from './mx.ts';
import { pe } from './pe.ts';
import type { Question } from './question.ts';
import { us } from './us.ts';
import { uy } from './uy.ts';

/** A number that provokes each finding, whoever notices it; a finding without one does not compile. */
export const questions: Readonly<Record<FindingCode, Question>> = {
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
