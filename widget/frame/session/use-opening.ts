import { useEffect, useState } from 'preact/hooks';
import type { WidgetFrame } from '#shared/contract/resources/widget.ts';
import { loadRules, type Rules } from '../rules/rules.ts';
import type { Session } from './session.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** A session the server let this frame open, and the rules of the country it begins with. */
export interface Open {
  readonly session: Session;
  readonly opened: WidgetFrame;
  readonly first: Rules;
}

export interface Opening {
  readonly open?: Open;
  readonly trouble?: Trouble;
}

const openedWith = async (session: Session, guess: Promise<Rules>): Promise<Open> => {
  const opened = await session.open();
  const first = opened.country === null ? await guess : await loadRules(opened.country);
  return { session, opened, first };
};

/** Opens the session, and again whenever another takes its place; what was open stays until then. */
export const useOpening = (session: Session, attempt: number, guess: Promise<Rules>): Opening => {
  const [opening, setOpening] = useState<Opening>({});
  useEffect(() => {
    let isLatest = true;
    const settle = (next: Opening) => {
      if (isLatest) setOpening((now) => ({ ...now, ...next }));
    };
    openedWith(session, guess).then(
      (open) => settle({ open, trouble: undefined }),
      (error: unknown) => settle({ trouble: troubleOf(error) }),
    );
    return () => {
      isLatest = false;
    };
  }, [session, attempt, guess]);
  return opening;
};
