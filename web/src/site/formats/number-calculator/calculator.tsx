import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { captionOf } from '#shared/anatomy/sums.ts';
import { AnatomyGrid } from '../../../components/account-number/anatomy-grid.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { capitalized } from '../../../lib/capitalized.ts';
import '../../../components/ui/field.css';
import type { FormatNumber } from '../format-number.ts';
import { answerOf, type Answer } from './answer.ts';
import type { CalculatorFacts } from './facts.ts';
import { NumberSentence } from './number-sentence.tsx';

type Completed = Extract<Answer, { says: 'completed' }>;

/** The whole number by its parts, what was computed of it in the colour of check digits. */
const Whole = ({ whole, judged }: Completed) => (
  <span className="fmt-whole">
    {judged.parts.map(({ part, from, value }) => (
      <span key={part}>
        {Array.from(value, (character, offset) =>
          whole.added.includes(from + offset) ? <em key={offset}>{character}</em> : character,
        )}
      </span>
    ))}
  </span>
);

/** How each computed character comes about, in the words of the anatomy. */
const Sums = ({ sums }: Completed) => {
  const { t } = useTranslation(['number-calculator', 'account-number']);
  const said = sums.map((sum) => {
    if (sum.terms.length === 0) return t('computed');
    const { key, ...values } = captionOf([sum]);
    return `${capitalized(t(`account-number:digitSum.${key}`, values))}.`;
  });
  return <>{said.join(' ')}</>;
};

const Result = ({ answer, of, facts }: { answer: Answer; of: FormatNumber; facts: CalculatorFacts }) => {
  const { t } = useTranslation('number-calculator');
  if (answer.says === 'judged') {
    const { judged } = answer;
    return (
      <>
        {judged.normalized !== '' && (
          <div className="anatomy an-read" data-state={judged.state}>
            <AnatomyGrid judged={judged} />
          </div>
        )}
        <NumberSentence judged={judged} manner={of.manner} subject={of.subject} findings={facts.findings} />
      </>
    );
  }
  return (
    <>
      <p className="fmt-result">
        <Whole {...answer} />
        <CopyButton text={answer.judged.normalized} />
      </p>
      <p className="hint">
        <Sums {...answer} /> {answer.isWholeAlone && t('alone')}
      </p>
    </>
  );
};

export interface CalculatorProps {
  readonly facts: CalculatorFacts;
  readonly of: FormatNumber;
  /** What was typed before the calculator woke. */
  readonly typed?: string;
}

/** Completes a number with its check digits, or says what a whole one is: in the browser, and nowhere else. */
export const Calculator = ({ facts, of, typed: begun }: CalculatorProps) => {
  const { t } = useTranslation('number-calculator');
  const id = useId();
  const [typed, setTyped] = useState(begun ?? facts.first);
  const answer = answerOf(of, typed, facts.frame);
  return (
    <div className="fmt-calc">
      <div className="field scripted">
        <div className="label">
          <label htmlFor={id}>{facts.label}</label>
          <small>{t('stays')}</small>
        </div>
        <input
          className="input mono"
          id={id}
          inputMode={of.manner.isNumeric ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          aria-invalid={answer.says === 'judged' && answer.judged.state === 'impossible'}
          aria-describedby={`${id}-result`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="fmt-answer" id={`${id}-result`} aria-live="polite">
        <Result answer={answer} of={of} facts={facts} />
      </div>
    </div>
  );
};
