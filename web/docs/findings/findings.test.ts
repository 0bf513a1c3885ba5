import { expect, test } from 'vitest';
import type { FindingCode } from '#shared/engine/index.ts';
import { findingsOf } from './questions/question.ts';
import { questions } from './questions/questions.ts';

test.for(Object.keys(questions) as FindingCode[])('shows a number of which the engine says %s', (code) => {
  expect(findingsOf(questions[code]).map((finding) => finding.code)).toContain(code);
});
