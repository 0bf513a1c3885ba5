import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { creditsPerValidation } from '#shared/plans.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Pasted } from '#shared/engine/pasted/index.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { headlineOf, headlineToneOf } from '#shared/validation/headline.ts';
import { isFinal } from '#shared/validation/status.ts';
import { keptDesk, session, whoNow } from '../../../lib/session/current.ts';
import { engineOf } from '../api/country-engine.ts';
import { followToEnd } from '../api/follow-validation.ts';
import { refusalOf, shouldRetry } from '../api/refusal.ts';
import { createValidation, type Submission, type Validation } from '../api/validations.ts';
import { cannotBeAsked } from '../form/bank-choices.ts';
import { bodyOf, type Draft } from '../form/draft.ts';
import { keptLines, linesOf, queueAtMost, startedOver, type QueueLine } from './lines.ts';
import { draftOfLine, standingsOf, type Standing } from './standing.ts';
import { useRecent } from './use-recent.ts';

const retryDelayMs = 2000;
const atOnce = 2;

/** Why the rest was not asked. */
export type Halt = 'credits' | 'offline' | 'busy';

const kept = (): readonly QueueLine[] => {
  const who = whoNow();
  return who === undefined ? [] : keptLines(keptDesk.read(who, 'queue'));
};

const haltOf = (error: unknown): Halt | undefined => {
  const { kind, code } = refusalOf(error);
  if (kind === 'credits' || kind === 'offline') return kind;
  return code === 'errors.tooManyRequests' || code === 'errors.idempotencyInProgress' ? 'busy' : undefined;
};

/** Accounts pasted together: judged at once, asked about one by one or all of them, each with a key of its own. */
export const useQueue = (environment: Environment) => {
  const queries = useQueryClient();
  const [lines, setLines] = useState(() => startedOver(kept(), environment));
  const [wasIn, setWasIn] = useState(environment);
  if (wasIn !== environment) {
    setWasIn(environment);
    setLines(startedOver(lines, environment));
  }
  /** Pasted, and too many: what to do with them is asked first. */
  const [overflow, setOverflow] = useState<{ readonly lines: readonly QueueLine[]; readonly more: number }>();
  const [currentId, setCurrentId] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [halt, setHalt] = useState<Halt>();
  const isStopped = useRef(false);
  const { mutateAsync } = useMutation({ mutationFn: createValidation, retry: shouldRetry, retryDelay: retryDelayMs });

  const codes = [...new Set(lines.map(({ country }) => country))];
  const engines = useQueries({ queries: codes.map(engineOf) });
  const countryOf = (code: string) => engines[codes.indexOf(code as (typeof codes)[number])]?.data;
  const standings = standingsOf(lines, countryOf, environment);
  const recent = useRecent(lines, standings, environment);

  useEffect(() => {
    const who = whoNow();
    if (who !== undefined) keptDesk.keep(who, 'queue', lines);
  }, [lines]);

  /** By the key of a question: a line that was changed since has another, and what comes of the former is not about it. */
  const patch = (key: string, changes: Partial<QueueLine>) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...changes } : line)));

  /** A name that was compared later stands in the line with what came of it. */
  const tell = (key: string, { id, asked: { beneficiaryName }, ...rest }: Validation) => {
    const answer = { id, headline: headlineOf(rest), tone: headlineToneOf(rest) };
    const named = beneficiaryName === null ? {} : { beneficiaryName };
    setLines((now) =>
      now.map((line) => (line.key === key ? { ...line, answer, fields: { ...line.fields, ...named } } : line)),
    );
  };

  const answered = (key: string, validation: Validation) => {
    session.updateCredits(validation.credits.balance, validation.credits.expiresAt);
    queries.setQueryData(['validation', validation.id], validation);
    tell(key, validation);
    if (!isFinal(validation.status)) followToEnd(queries, validation.id, (answer) => tell(key, answer));
  };

  /** Asks about one line; answers why the rest cannot be asked, if so. */
  const askLine = async (submission: Submission): Promise<Halt | undefined> => {
    const asker = whoNow();
    const { key, body } = submission;
    patch(key, { isAsked: true, environment: body.environment, refusal: undefined });
    try {
      const validation = await mutateAsync(submission);
      if (asker === whoNow()) answered(key, validation);
      return undefined;
    } catch (error) {
      const halted = haltOf(error);
      // What may have arrived keeps its key: asked again, it is the same question.
      patch(
        key,
        halted ? { isAsked: halted !== 'credits' } : { isAsked: false, refusal: refusalOf(error).detail ?? '' },
      );
      return halted;
    }
  };

  const submissionOf = (line: QueueLine, { reading }: Extract<Standing, { is: 'ready' }>): Submission => ({
    key: line.key,
    body: bodyOf(reading),
    bankName: reading.judged.bank?.name,
  });
  const open = lines.flatMap((line, index) => {
    const standing = standings[index];
    return standing?.is === 'ready' && !line.answer && !recent.has(line.id) ? [{ line, standing }] : [];
  });
  const isFree = ({ line, standing }: (typeof open)[number]) => {
    const country = countryOf(line.country);
    return environment === 'sandbox' || (country && cannotBeAsked(country, standing.reading.judged.bank?.code));
  };

  const run = async (todo: readonly (typeof open)[number][]) => {
    isStopped.current = false;
    setHalt(undefined);
    setRunning(true);
    const waiting = [...todo];
    const work = async () => {
      for (let next = waiting.shift(); next && !isStopped.current; next = waiting.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- a line after the other is what was asked for
        const halted = await askLine(submissionOf(next.line, next.standing));
        if (!halted) continue;
        isStopped.current = true;
        setHalt(halted);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setRunning(false);
    // Two answers at once each know a balance as old as they are.
    void session.start();
    void queries.invalidateQueries({ queryKey: ['validations'] });
  };

  // What was being asked when the page was loaded anew is asked with the same key.
  const isReady = engines.every(({ data }) => data);
  const resume = useEffectEvent(() => {
    const underway = open.filter(({ line }) => line.isAsked);
    if (underway.length > 0) void run(underway);
  });
  useEffect(() => {
    if (isReady) queueMicrotask(() => resume());
  }, [isReady]);
  // What was being asked of the other environment goes no further.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [environment],
  );

  const add = (added: readonly QueueLine[]) => {
    setLines((now) => [...now, ...added].slice(0, queueAtMost));
    setHalt(undefined);
    setOverflow(undefined);
  };
  return {
    lines,
    standings,
    recent,
    currentId,
    isRunning,
    halt,
    overflow,
    /** How many "all" are, and what they cost. */
    open: open.length,
    cost: open.filter((one) => !isFree(one)).length * creditsPerValidation,
    draftOf: (line: QueueLine) => draftOfLine(line, environment),
    /** Lines that were pasted; answers the first one that can be asked about, to stand in the form. */
    paste: (pasted: Pick<Pasted, 'lines' | 'unread'>): QueueLine | undefined => {
      const found = linesOf(pasted);
      const room = queueAtMost - lines.length;
      if (found.more > 0 || found.lines.length > room) {
        setOverflow({ lines: found.lines.slice(0, room), more: found.more + Math.max(0, found.lines.length - room) });
        return undefined;
      }
      add(found.lines);
      return found.lines.find(({ kind }) => kind === 'number' || kind === 'facts');
    },
    takeFirst: () => overflow && add(overflow.lines),
    dropOverflow: () => setOverflow(undefined),
    choose: setCurrentId,
    /** What stands in the form belongs to the line it came from; another question is not the one that was keyed. */
    edit: (id: string, country: CountryCode, draft: Draft) => {
      const { environment: _own, ...fields } = draft;
      const line = lines.find((one) => one.id === id);
      if (!line || line.answer) return line;
      if (line.country === country && isSameFields(draftOfLine(line, environment), draft)) return line;
      const key = crypto.randomUUID();
      const edited: QueueLine = { ...line, kind: 'facts', country, fields, key, isAsked: false, refusal: undefined };
      setLines((now) => now.map((one) => (one.id === id ? edited : one)));
      return edited;
    },
    /** It is asked about in the form. */
    ask: (key: string) => patch(key, { environment }),
    answered,
    tell,
    runAll: () => void run(open),
    stop: () => {
      isStopped.current = true;
    },
    clear: () => {
      isStopped.current = true;
      setLines([]);
      setCurrentId(undefined);
      setHalt(undefined);
    },
  };
};

const isSameFields = (one: Draft, other: Draft) =>
  (Object.keys(one) as (keyof Draft)[]).every((field) => (one[field] ?? '') === (other[field] ?? ''));

export type Queue = ReturnType<typeof useQueue>;
