import { useEffect, useRef, useState, type ClipboardEvent, type ComponentType } from 'react';
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

  /** What is on the stage then; nothing where something else was asked meanwhile, or the rules did not come. */
  const choose = async (demo: Demo, own = stage.isOwn ? stage.text : undefined): Promise<Stage | undefined> => {
    const isLatest = begin();
    setWanted(demo);
    const rules =
      demo.country === stage.demo.country ? stage.country : await later.country(demo.country).catch(() => undefined);
    if (!isLatest()) return undefined;
    const next = rules && { demo, country: rules, text: own ?? demo.number, isOwn: own !== undefined };
    if (next) put(next);
    else setWanted(stage.demo);
    return next;
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

  useEffect(() => {
    // What stood there before anything moved was pasted: nobody types so fast.
    if (start.isOwn) void name(start, start.text);
    // oxlint-disable-next-line react/exhaustive-deps -- once, of what was there at first
  }, []);

  /** A country that was chosen and is on its way takes along what is typed meanwhile. */
  const type = async (text: string) => {
    const pasted = clip.current;
    clip.current = undefined;
    const typed = { ...stage, text, isOwn: true };
    setNote(undefined);
    put(typed);
    const now = wanted === stage.demo ? typed : await choose(wanted, text);
    if (now) await name(now, pasted);
  };

  return {
    stage,
    wanted,
    note,
    type: (text: string) => void type(text),
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
