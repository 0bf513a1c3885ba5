import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleValidation } from '../../infra/testing/sample-validation.ts';
import { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import type { Frame } from '../entry/callers/widget.ts';
import type { Validation } from '../store/validations/validation.ts';
import { answerFor } from './answer.ts';

const now = '2026-10-07T10:00:05.000Z';
const session: Frame['session'] = {
  id: 'wse_1',
  userId: 'usr_1',
  environment: 'production',
  origin: 'https://tienda.example',
  maxValidations: 3,
  asked: 1,
  requests: 2,
  questions: {},
  createdAt: now,
  expiresAt: now,
  steps: {},
  counted: [],
};
const resultToken = `wr_${'a'.repeat(43)}`;
const frame: Frame = { userId: 'usr_1', session, secretHash: 'hash', resultTokenOf: () => resultToken };

/** What is put down beside an answer. */
const told = async (validation: Validation) => {
  const written: unknown[][] = [];
  const ports = {
    widgetResults: { put: async (...given: unknown[]) => void written.push(given) },
    widgetRunning: { answer: async (...given: unknown[]) => void written.push(given) },
    clock: { now: () => now, widgetSoonestMs: () => widgetLimits.soonestMs },
  };
  return { answer: WidgetAnswer.parse(await answerFor(ports as never, frame, validation, 2)), written };
};

const completedAt = '2026-10-07T10:00:00.123Z';

test('an answer that was quick is told as slow as the slowest of the quick', async () => {
  expect((await told({ ...sampleValidation, completedAt })).answer.durationMs).toBe(widgetLimits.soonestMs);
  const slow = { ...sampleValidation, completedAt: '2026-10-07T10:00:03.000Z' };
  expect((await told(slow)).answer.durationMs).toBe(3_000);
});

test('while the bank is asked nothing is put down, and there is nothing to trade', async () => {
  const { answer, written } = await told({ ...sampleValidation, status: 'PROCESSING' });
  expect([answer.verdict, answer.resultToken, answer.durationMs, written]).toEqual([null, null, null, []]);
});

test('one that this version cannot read is unanswered, and its server may still look at it', async () => {
  const { answer, written } = await told({ ...sampleValidation, status: 'UNREADABLE' });
  expect([answer.verdict, answer.resultToken, written.length]).toEqual(['unanswered', resultToken, 2]);
});

// Letters that no word of an answer has, so that whatever turns up came from the name.
const letters = fc.constantFrom(...Array.from("QWXZKÑÁÉБГДЖЗ李欧娜 -'"));
const name = fc.string({ unit: letters, minLength: 1, maxLength: 60 });
const digits = fc.stringMatching(/^\d{3,34}$/);
const email = fc.stringMatching(/^[qwxzk]{3,20}@[qwxzk]{3,12}\.(com|br|mx)$/);
const number = fc.oneof(digits, email, fc.stringMatching(/^\+55\d{11}$/));

const validations: fc.Arbitrary<Validation> = fc.record({
  ...Object.fromEntries(Object.entries(sampleValidation).map(([field, value]) => [field, fc.constant(value)])),
  status: fc.constantFrom('VALID', 'INVALID', 'ERROR', 'TIMEOUT', 'UNREADABLE', 'PROCESSING'),
  country: fc.constantFrom('MX', 'BR', 'CO', 'PE', 'AR', 'UY', 'ZZ'),
  format: fc.constantFrom('CLABE', 'PIX', 'LOCAL', 'ALIAS', 'NEXT'),
  normalized: number,
  documentNumber: digits,
  beneficiary: name,
  expectedName: name,
  reference: name,
  completedAt: fc.constant(completedAt),
}) as fc.Arbitrary<Validation>;

/** Every run of so many characters of a text. */
const runsOf = (text: string, length: number): readonly string[] => {
  const characters = Array.from(text.normalize('NFC'));
  return characters.slice(length - 1).map((_, end) => characters.slice(end, end + length).join(''));
};

test('neither holder nor number nor document nor what was expected is in any answer, beyond what is allowed', async () => {
  await fc.assert(
    fc.asyncProperty(validations, async (validation) => {
      const { answer } = await told(validation);
      // The bank is a part of many numbers; the rest here is chance or a constant.
      const { bank: _, id: __, resultToken: ___, durationMs: ____, ...shown } = answer;
      const text = Object.values(shown).join('\n');
      const { normalized, documentNumber = '', beneficiary = '', expectedName = '', reference = '' } = validation;
      const hidden = [normalized, documentNumber, beneficiary, expectedName, reference];
      for (const run of hidden.flatMap((whole) => runsOf(whole, 5))) expect(text).not.toContain(run);
      expect(text).not.toContain(validation.userId);
    }),
    { numRuns: 1_000 },
  );
});
