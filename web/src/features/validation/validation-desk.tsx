import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Pasted } from '#shared/engine/pasted/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { useAddress } from '../../lib/use-address.ts';
import { isFocusFree } from '../../lib/use-page.ts';
import { opening, useAskedAgain } from './ask-again.ts';
import { AnswerPane, type NoCredits } from './answer/answer-pane.tsx';
import type { Submission, Validation, ValidationBody } from './api/validations.ts';
import { bodyOf, draftOf, emptyDraft } from './form/draft.ts';
import type { Draft, Reading } from './form/draft.ts';
import { answerNotice, refusalNotice, type Notice } from './answer/late-notice.ts';
import { keptQuestion } from './api/kept-question.ts';
import { refusalOf } from './api/refusal.ts';
import { sampleOf } from './sandbox/sample-account.ts';
import { SandboxFrame } from './sandbox/sandbox-frame.tsx';
import { TestNumbersDialog } from './sandbox/test-numbers-dialog.tsx';
import { keptAbroad, survivorOf } from './form/survivor.ts';
import { PasteDialog } from './queue/paste-dialog.tsx';
import { QueueCard } from './queue/queue-card.tsx';
import type { QueueLine } from './queue/lines.ts';
import { useQueue } from './queue/use-queue.ts';
import { useDraft } from './form/use-draft.ts';
import { useResuming } from './use-resuming.ts';
import type { AnswerParts, FormNotices } from './slots.ts';
import { useSubmission } from './api/use-submission.ts';
import { ValidationForm } from './form/validation-form.tsx';
import { isFinal } from '#shared/validation/status.ts';
import css from './desk.module.css';

const questionOf = (reading: Reading): Submission => ({
  key: crypto.randomUUID(),
  body: bodyOf(reading),
  bankName: reading.judged.bank?.name,
});

const isSame = (one: ValidationBody, other: ValidationBody) => JSON.stringify(one) === JSON.stringify(other);

const tell = ({ type, title, message }: Notice) => toasts[type](title, message);

/** What the rest of the page can ask of the desk; the focus goes to the number. */
export interface DeskHandle {
  readonly toNumber: () => void;
  readonly restart: () => void;
  /** The same, for a question in earnest. */
  readonly restartInProduction: () => void;
  /** Room for several lines. */
  readonly pasteLines: () => void;
  readonly turnSandbox: () => void;
  /** A whole account to try, in the sandbox. */
  readonly sample: () => void;
  /** The numbers that get a certain answer there. */
  readonly showTestNumbers: () => void;
}

export interface ValidationDeskProps {
  readonly NoCredits: NoCredits;
  readonly isOutOfCredits: boolean;
  readonly notices: FormNotices;
  readonly parts: AnswerParts;
  readonly ref: Ref<DeskHandle>;
}

/** The desk: a question on the left, its answer on the right. */
export const ValidationDesk = ({ NoCredits, isOutOfCredits, notices, parts, ref }: ValidationDeskProps) => {
  const [, setAddress] = useAddress();
  const show = (id: string) => setAddress((now) => opening(now, id));
  const { t } = useTranslation('validation');
  const { code, country, reading, draft, chosen, changed, isTurning, change, fill, turnTo, asked } = useDraft();
  /** A form begun anew has nothing of the one before, a paste that was told or a complaint. */
  const [round, setRound] = useState(0);
  const [showsTests, setShowsTests] = useState(false);
  const [showsPaste, setShowsPaste] = useState(false);
  const queue = useQueue(draft.environment);
  const asking = useSubmission({
    answered: (validation) => tell(answerNotice(validation, t)),
    refused: (error, submission) => tell(refusalNotice(error, submission, t)),
  });
  const desk = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  /** Not when an answer that stood here before comes back. */
  const isAsking = useRef(false);
  const { status } = asking;
  // On a narrow screen the answer stands below the form: bring it into view when something happens there.
  useEffect(() => {
    if (status !== 'idle' && isAsking.current) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  const chooseCountry = (next: CountryCode) =>
    turnTo(next, (now, there) => ({ ...keptAbroad(now), ...survivorOf(now, reading.judged, there) }));
  const turn = (next: CountryCode, fields: Partial<Draft>) =>
    turnTo(next, (now) => ({ ...keptAbroad(now), ...fields }));
  const ask = (submission: Submission) => {
    asked();
    isAsking.current = true;
    asking.submit(submission);
  };
  /** What was clicked in the answer is about to vanish: the focus goes where the next step is. */
  const toNumber = (options?: FocusOptions) =>
    desk.current?.querySelector<HTMLElement>('[data-number] input[aria-describedby]')?.focus(options);
  const askAgain = (submission: Submission) => {
    answer.current?.focus();
    ask(submission);
  };
  const restart = (environment = draft.environment) => {
    const { accountFormat } = draft;
    flushSync(() => {
      asking.leave();
      queue.choose(undefined);
      change({ ...emptyDraft, environment, accountFormat });
      setRound((now) => now + 1);
    });
    toNumber();
  };
  // A touch screen would answer the focus with a keyboard over half of the page.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && isFocusFree(window.location.pathname))
      toNumber({ preventScroll: true });
  }, []);
  const resume = useEffectEvent(() => {
    const question = keptQuestion();
    if (!question) return;
    if (isSame(question.submission.body, bodyOf(reading))) asked();
    asking.resume(question);
  });
  useEffect(() => resume(), []);
  useAskedAgain(async (past) => {
    if (!(await turnTo(past.country as CountryCode, () => draftOf(past)))) return;
    asking.leave();
    requestAnimationFrame(() => toNumber());
  });
  /** An account to try stands in the form, or will as soon as its country is there: it is asked about by itself. */
  const [testsWanted, setTestsWanted] = useState(0);
  const testsAsked = useRef(0);
  const askTest = useEffectEvent(() => {
    if (testsAsked.current === testsWanted || isTurning) return;
    testsAsked.current = testsWanted;
    if (draft.environment === 'sandbox') askAgain(questionOf(reading));
  });
  useEffect(() => askTest(), [testsWanted, isTurning]);
  const sample = () => {
    fill((of, { requirements, draft: { beneficiaryName, reference, bankCode } }) => ({
      ...sampleOf(of, requirements.format, bankCode),
      beneficiaryName,
      reference,
    }));
    setTestsWanted(testsWanted + 1);
  };
  const pick = (test: Draft) => {
    setShowsTests(false);
    asking.leave();
    change(test);
    setTestsWanted(testsWanted + 1);
  };
  /** The line goes into the form; what was changed there stays with the line before it. */
  const choose = async (line: QueueLine) => {
    if (queue.currentId !== undefined) queue.edit(queue.currentId, code, draft);
    if (!(await turnTo(line.country, () => queue.draftOf(line)))) return;
    queue.choose(line.id);
    asking.leave();
  };
  const step = (by: 1 | -1) => {
    const open = queue.lines.filter(({ kind, answer: told }) => kind !== 'card' && kind !== 'cut' && !told);
    const at = open.findIndex(({ id }) => id === queue.currentId);
    const next = open[at < 0 && by < 0 ? open.length - 1 : at + by];
    if (next) void choose(next);
  };
  useShortcuts(queue.lines.length > 0 ? { j: () => step(1), k: () => step(-1) } : {});
  const paste = (pasted: Pasted) => {
    const first = queue.paste(pasted);
    if (first) void choose(first);
  };
  const submit = () => {
    const line = queue.currentId === undefined ? undefined : queue.edit(queue.currentId, code, draft);
    const question = questionOf(reading);
    if (!line || line.answer) return ask(question);
    queue.ask(line.key);
    ask({ ...question, key: line.key });
  };
  const hear = useEffectEvent((validation: Validation) => {
    const line = queue.lines.find(({ key }) => key === asking.submission?.key);
    if (line) (line.answer ? queue.tell : queue.answered)(line.key, validation);
  });
  const answeredNow = asking.validation;
  useEffect(() => {
    if (answeredNow) hear(answeredNow);
  }, [answeredNow]);
  useImperativeHandle(ref, () => ({
    toNumber,
    restart: () => restart(),
    restartInProduction: () => restart('production'),
    pasteLines: () => setShowsPaste(true),
    turnSandbox: () => change({ environment: draft.environment === 'sandbox' ? 'production' : 'sandbox' }),
    showTestNumbers: () => setShowsTests(true),
    sample: () => {
      asking.leave();
      sample();
    },
  }));
  const trySandbox = () => {
    toNumber();
    asking.leave();
    change({ environment: 'sandbox' });
  };

  const lacksCredits = isOutOfCredits && draft.environment === 'production';
  useResuming({
    draft,
    reading,
    turnTo,
    onAsk: (resumed) => {
      if (!isOutOfCredits || resumed.draft.environment === 'sandbox') askAgain(questionOf(resumed));
    },
  });
  const hasQueue = queue.lines.length > 0 || queue.overflow !== undefined;
  const refusedFields = asking.error ? Object.entries(refusalOf(asking.error).fields) : [];
  return (
    <div className={css.desk} ref={desk}>
      {draft.environment === 'sandbox' && <SandboxFrame />}
      <ValidationForm
        key={round}
        {...{ country, reading, notices }}
        onShow={show}
        onTestNumbers={() => setShowsTests(true)}
        refused={Object.fromEntries(refusedFields.filter(([field]) => !changed.has(field)))}
        isBusy={asking.isWaiting || isTurning}
        isAsked={changed.size === 0 && asking.validation !== undefined && !isFinal(asking.validation.status)}
        lacksCredits={lacksCredits}
        chosen={chosen}
        onCountry={(next) => void chooseCountry(next)}
        onTurn={(next, fields) => void turn(next, fields)}
        onLines={paste}
        onChange={change}
        onSubmit={submit}
      />
      <TestNumbersDialog open={showsTests} country={code} onPick={pick} onClose={() => setShowsTests(false)} />
      <PasteDialog open={showsPaste} country={code} onPaste={paste} onClose={() => setShowsPaste(false)} />
      <div className={css.right}>
        {hasQueue && (
          <QueueCard queue={queue} onChoose={(line) => void choose(line)} onShow={show} onClear={queue.clear} />
        )}
        <div className={css.answer} ref={answer} tabIndex={-1} aria-live="polite">
          {(!hasQueue || status !== 'idle') && (
            <AnswerPane
              {...{ asking, reading, NoCredits, lacksCredits, parts }}
              onAsk={askAgain}
              onRestart={() => restart()}
              onSample={sample}
              onSandbox={trySandbox}
              onShow={show}
              onCompared={(beneficiaryName) => change({ beneficiaryName })}
            />
          )}
        </div>
      </div>
    </div>
  );
};
