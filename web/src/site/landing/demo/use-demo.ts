import { useRef, useState, type ClipboardEvent } from 'react';
import type { Country } from '#shared/engine/country.ts';
import type { Brought } from '../../../lib/session/brought.ts';
import { demoNumberOf } from './demo-number.ts';
import { examplesOf, type Demo } from './examples.ts';
import type { Later } from './later.ts';
import { mayBeElsewhere, readingOf, type Note } from './naming.ts';

/** A number on the stage, with the rules of its country. */
export interface Stage {
  readonly demo: Demo;
  readonly country: Country;
  readonly text: string;
  /** Somebody's own: no example takes its place unless it is wanted. */
  readonly isOwn: boolean;
}

/** The number as the form of the dashboard takes it. */
export const partsOf = ({ country, format, bankCode, companion }: Demo, number: string): Brought => ({
  form: { country, accountFormat: format, ...(bankCode !== undefined && { bankCode }) },
  fields: { [companion ?? 'accountNumber']: number },
});

export interface DemoInput {
  readonly start: Stage;
  readonly later: Later;
  /** A number of one's own; none where an example took its place. */
  readonly onTyped: (parts: Brought | undefined) => void;
}

/** What is on the stage and what is said of it. The old number stays until the rules of the new one are there. */
export const useDemo = ({ start, later, onTyped }: DemoInput) => {
  const [stage, setStage] = useState(start);
  const [wanted, setWanted] = useState(start.demo);
  const [note, setNote] = useState<{ readonly said: Note; readonly before: Stage }>();
  const turn = useRef<object>(undefined);
  const clip = useRef<string>(undefined);

  /** What was asked before and is not answered yet is of no interest any more. */
  const begin = () => {
    const mine = {};
    turn.current = mine;
    return () => turn.current === mine;
  };

  const put = (next: Stage) => {
    setStage(next);
    setWanted(next.demo);
    onTyped(next.isOwn && next.text !== '' ? partsOf(next.demo, next.text) : undefined);
  };

  const choose = async (demo: Demo, own = stage.isOwn ? stage.text : undefined): Promise<boolean> => {
    const isLatest = begin();
    setWanted(demo);
    const rules =
      demo.country === stage.demo.country ? stage.country : await later.country(demo.country).catch(() => undefined);
    if (!isLatest()) return false;
    if (rules) put({ demo, country: rules, text: own ?? demo.number, isOwn: own !== undefined });
    else setWanted(stage.demo);
    return rules !== undefined;
  };

  const name = async (now: Stage, pasted: string | undefined) => {
    const isLatest = begin();
    const asked = { demo: now.demo, judged: demoNumberOf(now.country, now.demo).judge(now.text), pasted };
    if (!mayBeElsewhere(asked)) return;
    const { country, format } = now.demo;
    const say = (said: Note | undefined) => setNote(said && { said, before: now });
    try {
      const naming = await (await later.names())(pasted ?? now.text, { country, format });
      if (!isLatest()) return;
      const { demo, number, note: said } = readingOf(naming, asked);
      if (said?.as === 'card') onTyped(undefined);
      if (demo && !(await choose(demo, number ?? now.text))) return;
      if (!demo && number !== undefined) put({ ...now, text: number });
      say(said);
    } catch {
      if (isLatest()) say({ as: 'offline' });
    }
  };

  const type = (text: string) => {
    const pasted = clip.current;
    clip.current = undefined;
    const next = { ...stage, text, isOwn: true };
    put(next);
    setNote(undefined);
    void name(next, pasted);
  };

  return {
    stage,
    wanted,
    note,
    type,
    /** The text goes into the field as in any other; it is read beside that. */
    paste: ({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
      const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
      clip.current = isWhole ? clipboardData.getData('text/plain') : undefined;
    },
    choose: (demo: Demo) => {
      setNote(undefined);
      void choose(demo);
    },
    example: (which: keyof ReturnType<typeof examplesOf>) => {
      begin();
      setNote(undefined);
      put({ ...stage, text: examplesOf(stage.demo)[which], isOwn: false });
    },
  };
};

export type DemoState = ReturnType<typeof useDemo>;
