import { useCallback, useRef, useState } from 'preact/hooks';
import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import type { AccountJudgement } from '#shared/engine/judge.ts';
import type { WidgetLanguage } from '#shared/validation/widget.ts';
import { loadLater, type Later } from '../load-later.ts';
import type { Question, Session } from './session.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** A question, and the number as it was judged when it was asked. */
export interface Asked {
  readonly question: Question;
  readonly judged: AccountJudgement;
}

export type Screen =
  | { readonly name: 'form'; readonly trouble?: Trouble | undefined }
  /** The screens that follow are on their way. */
  | { readonly name: 'leaving' }
  | { readonly name: 'waiting'; readonly asked: Asked; readonly startedAt: number; readonly later: Later }
  | { readonly name: 'answer'; readonly asked: Asked; readonly answer: WidgetAnswer; readonly later: Later }
  | { readonly name: 'done'; readonly later: Later };

/** What the frame shows, from the form to the answer and back; nothing typed is lost on the way. */
export const useAsking = (session: Session, triesOfSession: number, language: WidgetLanguage) => {
  const [screen, setScreen] = useState<Screen>({ name: 'form' });
  const [triesLeft, setTriesLeft] = useState(triesOfSession);
  /** Questions that were answered. */
  const [answered, setAnswered] = useState(0);
  const leaving = useRef<AbortController>(undefined);

  const ask = async (asked: Asked) => {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    setScreen({ name: 'leaving' });
    try {
      const later = await loadLater(language);
      setScreen({ name: 'waiting', asked, startedAt: performance.now(), later });
      const answer = await later.askToEnd(session, asked.question, signal);
      if (signal.aborted) return;
      setTriesLeft(answer.validationsLeft);
      setAnswered((count) => count + 1);
      setScreen({ name: 'answer', asked, answer, later });
    } catch (error) {
      if (!signal.aborted) setScreen({ name: 'form', trouble: troubleOf(error) });
    }
  };

  const restart = useCallback((tries: number) => {
    setTriesLeft(tries);
    setScreen({ name: 'form' });
  }, []);

  return {
    screen,
    triesLeft,
    answered,
    ask: (asked: Asked) => void ask(asked),
    /** The bank did not answer: the same once more, which is another question. */
    askAgain: ({ question, judged }: Asked, { id }: WidgetAnswer) =>
      void ask({ question: { ...question, after: id }, judged }),
    toForm: (trouble?: Trouble) => {
      leaving.current?.abort();
      setScreen({ name: 'form', trouble });
    },
    finish: (later: Later) => setScreen({ name: 'done', later }),
    /** Of a session that took the place of one that was over. */
    restart,
  };
};
