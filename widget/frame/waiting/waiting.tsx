import { useEffect, useState } from 'preact/hooks';
import { fill } from '#shared/messages/fill.ts';
import { Heading } from '../parts/heading.tsx';
import { Mark, Spinner } from '../parts/icons.tsx';
import { secondsOf } from '../texts/names.ts';
import { useLaterTexts } from '../texts/use-texts.ts';
import { stagesAt, usualMs } from './stages.ts';

const tickMs = 100;

const useMillisecondsSince = (startedAt: number): number => {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - startedAt);
};

export interface WaitingProps {
  readonly bank: string | undefined;
  readonly isTest: boolean;
  /** As `performance.now` says it. */
  readonly startedAt: number;
  readonly onLeave: () => void;
}

/** The seconds of a bank: what is done, what is awaited and for how long; with a way out once it takes long. */
export const Waiting = ({ bank, isTest, startedAt, onLeave }: WaitingProps) => {
  const { waiting, answer } = useLaterTexts();
  const passed = useMillisecondsSince(startedAt);
  const isLong = passed > usualMs;
  const asked = bank ? fill(waiting.bank, { bank }) : waiting.anyBank;
  const names = { wellFormed: waiting.wellFormed, sent: waiting.sent, bank: isTest ? waiting.test : asked };
  return (
    <div class="body" aria-busy="true">
      <Heading text={waiting.title} isHidden />
      <ol class="stages">
        {stagesAt(passed).map(({ name, isDone, milliseconds }) => (
          <li key={name} class={isDone ? 'is-done' : undefined} aria-current={isDone ? undefined : 'step'}>
            {isDone ? <Mark of="ok" /> : <Spinner />}
            <b>{names[name]}</b>
            <span class="time" aria-hidden="true">
              {fill(waiting.seconds, { seconds: secondsOf(milliseconds) })}
            </span>
            {!isDone && <output>{isLong ? waiting.long : waiting.usual}</output>}
          </li>
        ))}
      </ol>
      {isLong && (
        <button type="button" class="btn btn--ghost" onClick={onLeave}>
          {answer.change}
        </button>
      )}
    </div>
  );
};
