import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { newer, older, type Step } from './trail.ts';

export interface PageTurnsProps extends Step {
  readonly nextCursor: string | null;
  readonly isBusy: boolean;
  readonly onTurn: (step: Step) => void;
  /** What is turned, and what the two buttons say. */
  readonly texts: { readonly pages: string; readonly newer: string; readonly older: string };
  readonly className?: string | undefined;
}

/** One page back in time or forward again. A cursor only leads to what is older, so the way back is remembered. */
export const PageTurns = ({ cursor, trail, nextCursor, isBusy, onTurn, texts, className }: PageTurnsProps) => (
  <nav className={className} aria-label={texts.pages}>
    <Button size="sm" disabled={cursor === undefined || isBusy} onClick={() => onTurn(newer(trail))}>
      <Icon of={ChevronLeft} />
      {texts.newer}
    </Button>
    <Button
      size="sm"
      disabled={nextCursor === null || isBusy}
      onClick={() => nextCursor && onTurn(older(trail, cursor, nextCursor))}
    >
      {texts.older}
      <Icon of={ChevronRight} />
    </Button>
  </nav>
);
