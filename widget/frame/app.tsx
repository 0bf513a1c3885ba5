import { useEffect, useRef } from 'preact/hooks';
import type { WidgetAnswer, WidgetFrame } from '#shared/contract/resources/widget.ts';
import type { Success } from '../protocol.ts';
import { questionOf, readDraft } from './form/draft.ts';
import { Form } from './form/form.tsx';
import { useDraft } from './form/use-draft.ts';
import type { Rules } from './rules/rules.ts';
import { Skeleton } from './parts/skeleton.tsx';
import { Spoken, useSpeech } from './texts/use-texts.ts';
import { Card } from './parts/card.tsx';
import type { Later } from './load-later.ts';
import type { Session } from './session/session.ts';
import { useAsking } from './session/use-asking.ts';
import type { Renewal } from './session/use-renewal.ts';

export interface AppProps {
  readonly session: Session;
  readonly opened: WidgetFrame;
  readonly first: Rules;
  readonly renewal: Renewal;
  readonly isModal: boolean;
  readonly onSuccess: (result: Success) => void;
  readonly onExit: (asked: number) => void;
  /** The dialog was closed from outside so many times. */
  readonly timesHidden: number;
}

const successOf = ({ id, resultToken, status, verdict, country, bank, accountNumber }: WidgetAnswer): Success => {
  if (resultToken === null || verdict === null) throw new Error(`The answer ${id} is none to go on with`);
  return { validationId: id, resultToken, verdict, status, country, bank, accountNumber };
};

/** From the form to the answer; the page hears of what the payee accepted, and of nothing before. */
export const App = (props: AppProps) => {
  const { session, opened, first, renewal, isModal, onSuccess, onExit, timesHidden } = props;
  const speech = useSpeech();
  const draft = useDraft(first);
  const asking = useAsking(session, opened.validationsLeft, speech.language);
  const { screen, triesLeft, answered } = asking;
  const reading = readDraft(draft.rules, draft.draft, opened.environment);
  const isTest = opened.environment === 'sandbox';
  const exit = () => onExit(answered);

  useEffect(() => asking.restart(opened.validationsLeft), [opened]);
  // What was closed before the form stood there was told by then, and may be open again.
  const hiddenBefore = useRef(timesHidden);
  useEffect(() => {
    if (timesHidden > hiddenBefore.current) exit();
  }, [timesHidden]);
  useEffect(() => {
    if (!isModal) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onExit(answered);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isModal, answered, onExit]);

  const accept = (answer: WidgetAnswer, later: Later) => {
    void session.end('accepted');
    onSuccess(successOf(answer));
    asking.finish(later);
  };

  const later = speech.later ?? ('later' in screen ? screen.later.texts : undefined);

  return (
    <Spoken.Provider value={{ ...speech, later }}>
      <Card isTest={isTest} onClose={isModal ? exit : undefined}>
        {screen.name === 'form' && (
          <Form
            {...{ draft, reading, triesLeft }}
            isFixed={opened.country !== null}
            trouble={renewal.troubleOf(screen.trouble)}
            isRenewing={renewal.isUnderway}
            onRenew={renewal.begin}
            onSubmit={() => asking.ask({ question: questionOf(reading), judged: reading.judged })}
          />
        )}
        {screen.name === 'leaving' && (
          <div class="body">
            <Skeleton />
          </div>
        )}
        {screen.name === 'waiting' && (
          <screen.later.Waiting
            bank={screen.asked.judged.bank?.name}
            isTest={isTest}
            startedAt={screen.startedAt}
            onLeave={() => asking.toForm()}
          />
        )}
        {screen.name === 'answer' && (
          <screen.later.Answer
            {...{ triesLeft }}
            asked={screen.asked}
            answer={screen.answer}
            onUse={() => accept(screen.answer, screen.later)}
            onChange={() => asking.toForm()}
            onAgain={() => asking.askAgain(screen.asked, screen.answer)}
          />
        )}
        {screen.name === 'done' && <screen.later.Done />}
      </Card>
    </Spoken.Provider>
  );
};
