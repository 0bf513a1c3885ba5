import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import { fill } from '#shared/messages/fill.ts';
import { isPassing } from '#shared/validation/reasons.ts';
import type { WidgetVerdict } from '#shared/validation/widget.ts';
import type { MarkName } from '../parts/icons.tsx';
import { secondsOf } from '../texts/names.ts';
import type { LaterTexts } from '../texts/later/es.ts';

export const tones = {
  confirmed: 'ok',
  mismatch: 'warn',
  unusable: 'bad',
  unanswered: 'warn',
} as const satisfies Record<WidgetVerdict, MarkName>;

/** Only an answer that is final has a verdict, and the frame shows no other. */
export const verdictOf = ({ verdict, id }: WidgetAnswer): WidgetVerdict => {
  if (verdict === null) throw new Error(`The validation ${id} has no verdict yet`);
  return verdict;
};

/** What stands below the verdict, sentence by sentence. */
export const sentencesOf = (answer: WidgetAnswer, bank: string | undefined, { answer: texts, reasons }: LaterTexts) => {
  const { reason, nameMatch, durationMs } = answer;
  const told = reason === null ? [] : [reasons[reason]];
  const answered =
    durationMs === null ? [] : [fill(texts.answered, { bank: bank ?? texts.anyBank, seconds: secondsOf(durationMs) })];
  const more: Readonly<Record<WidgetVerdict, readonly string[]>> = {
    confirmed:
      nameMatch === 'partial'
        ? [texts.partial, ...answered]
        : nameMatch === null
          ? [texts.unnamed, ...answered]
          : answered,
    mismatch: [texts.mismatch],
    unusable: [...told, texts.unusable],
    unanswered: [...told, texts.unanswered],
  };
  return more[verdictOf(answer)];
};

/** What a payee can do with an answer, the first of which is the button. */
export interface Steps {
  readonly first: 'use' | 'correct' | 'again' | 'change';
  readonly hasChange: boolean;
  /** What the customer's server will see of an account that is given to it without a confirmation. */
  readonly anyway?: 'anywayMismatch' | 'anywayUnanswered';
}

/**
 * An account nobody confirmed may still be given to the customer where their server can decide about it: the bank may write the
 * name otherwise, or may be silent for days. One that the bank does not know, or that is in another currency, can only fail.
 */
export const stepsOf = (answer: WidgetAnswer, triesLeft: number): Steps => {
  const isGivable = answer.resultToken !== null;
  const hasTries = triesLeft > 0;
  const steps: Readonly<Record<WidgetVerdict, Steps>> = {
    confirmed: { first: 'use', hasChange: hasTries },
    mismatch: { first: 'correct', hasChange: false, ...(isGivable && { anyway: 'anywayMismatch' }) },
    unusable: { first: 'change', hasChange: false },
    unanswered: {
      first: hasTries && answer.reason !== null && isPassing(answer.reason) ? 'again' : 'change',
      hasChange: hasTries && answer.reason !== null && isPassing(answer.reason),
      ...(isGivable && { anyway: 'anywayUnanswered' }),
    },
  };
  return steps[verdictOf(answer)];
};
