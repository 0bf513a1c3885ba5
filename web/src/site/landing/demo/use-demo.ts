import { useRef, useState, type ClipboardEvent, type ComponentType } from 'react';
import type { Brought } from '../../../lib/session/brought.ts';
import { demoNumberOf } from './demo-number.ts';
import { examplesOf, type Demo } from './examples.ts';
import type { Later } from './later.ts';
import { mayBeElsewhere } from './may-be-elsewhere.ts';
import type { NoteProps } from './naming/note.tsx';
import { partsOf, type Stage } from './stage.ts';

export interface DemoInput {
  readonly start: Stage;
  readonly later: Later;
  /** A number of one's own; none where an example took its place. */
  readonly onTyped: (parts: Brought | undefined) => void;
}

type Told = Pick<NoteProps, 'said' | 'before'> & { readonly Note: ComponentType<NoteProps> };

/** What is on the stage and what is said of it. The old number stays until the rules of the new one are there. */
export const useDemo = ({ start, later, onTyped }: DemoInput) => {
  const [stage, setStage] = useState(start);
  const [wanted, setWanted] = useState(start.demo);
  const [note, setNote] = useState<Told>();
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
    const naming = await later.names().catch(() => undefined);
    const named = await naming
      ?.nameEverywhere(pasted ?? now.text, { country: now.demo.country, format: now.demo.format })
      .catch(() => undefined);
    // Without a connection nothing is said: the chosen country has spoken.
    if (!naming || !named || !isLatest()) return;
    const { demo, number, note: said } = naming.readingOf(named, asked);
    if (said?.as === 'card') onTyped(undefined);
    if (demo && !(await choose(demo, number ?? now.text))) return;
    if (!demo && number !== undefined) put({ ...now, text: number });
    setNote(said && { said, before: now, Note: naming.Note });
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
