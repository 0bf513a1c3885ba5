import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CountryCode } from '#shared/engine/names.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { opening, useAskedAgain } from './ask-again.ts';
import { AnswerPane, type NoCredits } from './answer/answer-pane.tsx';
import type { Submission } from './api/validations.ts';
import { bodyOf, draftOf, emptyDraft } from './form/draft.ts';
import type { Draft, Reading } from './form/draft.ts';
import { answerNotice, refusalNotice, type Notice } from './answer/late-notice.ts';
import { refusalOf } from './api/refusal.ts';
import { sampleOf } from './sandbox/sample-account.ts';
import { SandboxFrame } from './sandbox/sandbox-frame.tsx';
import { TestNumbersDialog } from './sandbox/test-numbers-dialog.tsx';
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

const tell = ({ type, title, message }: Notice) => toasts[type](title, message);

/** What the rest of the page can ask of the desk; the focus goes to the number. */
export interface DeskHandle {
  readonly restart: () => void;
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
  const [, setAddress] = useSearchParams();
  const show = (id: string) => setAddress((now) => opening(now, id));
  const { t } = useTranslation('validation');
  const { code, country, reading, draft, changed, isTurning, change, fill, turnTo, asked } = useDraft();
  const [showsTests, setShowsTests] = useState(false);
  const asking = useSubmission({
    answered: (validation) => tell(answerNotice(validation, t)),
    refused: (error, submission) => tell(refusalNotice(error, submission, t)),
  });
  const desk = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const { status } = asking;
  // On a narrow screen the answer stands below the form: bring it into view when something happens there.
  useEffect(() => {
    if (status !== 'idle') answer.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  const chooseCountry = (next: CountryCode) =>
    turnTo(next, ({ environment, beneficiaryName, reference }) => ({
      ...emptyDraft,
      environment,
      beneficiaryName,
      reference,
    }));
  const ask = (submission: Submission) => {
    asked();
    asking.submit(submission);
  };
  /** What was clicked in the answer is about to vanish: the focus goes where the next step is. */
  const toNumber = () => desk.current?.querySelector<HTMLElement>('[data-number] input[aria-describedby]')?.focus();
  const askAgain = (submission: Submission) => {
    answer.current?.focus();
    ask(submission);
  };
  const restart = () => {
    toNumber();
    asking.leave();
    const { environment, accountFormat } = draft;
    change({ ...emptyDraft, environment, accountFormat });
  };
  useAskedAgain(async (past) => {
    if (!(await turnTo(past.country as CountryCode, () => draftOf(past)))) return;
    asking.leave();
    requestAnimationFrame(toNumber);
  });
  const sample = () =>
    fill((of, { requirements, draft: { beneficiaryName, reference, bankCode } }) => ({
      ...sampleOf(of, requirements.format, bankCode),
      beneficiaryName,
      reference,
    }));
  const pick = (test: Draft) => {
    setShowsTests(false);
    asking.leave();
    change(test);
    requestAnimationFrame(toNumber);
  };
  useImperativeHandle(ref, () => ({
    restart,
    showTestNumbers: () => setShowsTests(true),
    sample: () => {
      toNumber();
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
  const refusedFields = asking.error ? Object.entries(refusalOf(asking.error).fields) : [];
  return (
    <div className={css.desk} ref={desk}>
      {draft.environment === 'sandbox' && <SandboxFrame />}
      <ValidationForm
        {...{ country, reading, notices }}
        onShow={show}
        refused={Object.fromEntries(refusedFields.filter(([field]) => !changed.has(field)))}
        isBusy={asking.isWaiting || isTurning}
        isAsked={changed.size === 0 && asking.validation !== undefined && !isFinal(asking.validation.status)}
        lacksCredits={lacksCredits}
        onCountry={(next) => void chooseCountry(next)}
        onChange={change}
        onSubmit={() => ask(questionOf(reading))}
      />
      <TestNumbersDialog open={showsTests} country={code} onPick={pick} onClose={() => setShowsTests(false)} />
      <div className={css.answer} ref={answer} tabIndex={-1} aria-live="polite">
        <AnswerPane
          {...{ asking, reading, NoCredits, lacksCredits, parts }}
          onAsk={askAgain}
          onRestart={restart}
          onSample={sample}
          onSandbox={trySandbox}
        />
      </div>
    </div>
  );
};
