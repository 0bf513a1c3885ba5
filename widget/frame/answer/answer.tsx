import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import { fill } from '#shared/messages/fill.ts';
import { Grid } from '../number/grid.tsx';
import { Heading } from '../parts/heading.tsx';
import { Mark } from '../parts/icons.tsx';
import { Tries } from '../parts/tries.tsx';
import type { Asked } from '../session/use-asking.ts';
import { useLaterTexts, useSpeech } from '../texts/use-texts.ts';
import { Facts } from './facts.tsx';
import { sentencesOf, stepsOf, tones, verdictOf } from './words.ts';

export interface AnswerProps {
  readonly asked: Asked;
  readonly answer: WidgetAnswer;
  readonly triesLeft: number;
  readonly onUse: () => void;
  readonly onChange: () => void;
  readonly onAgain: () => void;
}

/** The verdict first, then what the bank said, then what to do with it. */
export const Answer = ({ asked, answer, triesLeft, onUse, onChange, onAgain }: AnswerProps) => {
  const { texts, host } = useSpeech();
  const later = useLaterTexts();
  const words = later.answer;
  const verdict = verdictOf(answer);
  const { first, hasChange, anyway } = stepsOf(answer, triesLeft);
  const acts = { use: onUse, correct: onChange, change: onChange, again: onAgain };
  const isOver = triesLeft < 1 && first !== 'use';
  const { judged } = asked;
  return (
    <>
      <div class="verdict" data-tone={tones[verdict]}>
        <Mark of={tones[verdict]} />
        <div>
          <Heading text={words.titles[verdict]} />
          <output>{sentencesOf(answer, answer.bank?.name ?? judged.bank?.name, later).join(' ')}</output>
        </div>
      </div>
      <div class="body">
        <div class="anatomy an-read" data-state={judged.state}>
          <span class="vh">
            {words.number}: {judged.normalized.split('').join(' ')}
          </span>
          <Grid judged={judged} />
        </div>
        <Facts answer={answer} />
        <div class="actions">
          {isOver ? (
            <p class="tries">
              <b>{texts.trouble.tries.title}.</b> {fill(texts.trouble.tries.detail, { host })}
            </p>
          ) : (
            <button type="button" class="btn btn--primary" onClick={acts[first]}>
              {words[first]}
            </button>
          )}
          {hasChange && (
            <button type="button" class="btn btn--ghost" onClick={onChange}>
              {words.change}
            </button>
          )}
          {!isOver && first !== 'use' && <Tries left={triesLeft} />}
          {anyway && (
            <div class="anyway">
              <button type="button" class="btn btn--quiet" onClick={onUse}>
                {words.useAnyway}
              </button>
              <p>{fill(words[anyway], { host })}</p>
            </div>
          )}
        </div>
      </div>
    </>
  );
};
