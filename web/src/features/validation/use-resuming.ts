import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { CountryCode } from '#shared/engine/names.ts';
import { offerQuestion, takeQuestion, type Question } from '../../lib/before-paying.ts';
import { whoNow } from '../../lib/session/current.ts';
import { engineOf, isJudged } from './api/country-engine.ts';
import { readDraft, type Draft, type Reading } from './form/draft.ts';
import { draftOfKept, questionToKeep } from './form/kept-question.ts';

/** Whoever comes back through `Validar esta cuenta` has asked already: the router's state says so. */
const isAskedAtOnce = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'resume') === true;

interface Resuming {
  readonly draft: Draft;
  readonly reading: Reading;
  readonly turnTo: (country: CountryCode, write: () => Draft) => Promise<boolean>;
  /** The question that was left, as it stands in the form again. */
  readonly onAsk: (reading: Reading) => void;
}

/** Keeps the question in the form when somebody leaves to pay, and brings it back once: to be looked at, or asked at once. */
export const useResuming = ({ draft, reading, turnTo, onAsk }: Resuming) => {
  const queries = useQueryClient();
  const { state } = useLocation();
  useEffect(() => offerQuestion(() => questionToKeep(draft, reading)), [draft, reading]);
  const bring = useEffectEvent(async (question: Question) => {
    const { country } = question;
    if (!isJudged(country)) return;
    const kept = draftOfKept(question);
    if (!(await turnTo(country, () => kept)) || !isAskedAtOnce(state)) return;
    const resumed = readDraft(await queries.ensureQueryData(engineOf(country)), kept);
    if (resumed && Object.keys(resumed.errors).length === 0) onAsk(resumed);
  });
  useEffect(() => {
    const question = takeQuestion(whoNow());
    if (question) void bring(question);
  }, []);
};
