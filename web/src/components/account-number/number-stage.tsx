import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEventHandler,
  type KeyboardEventHandler,
} from 'react';
import type { DigitSum } from '#shared/engine/explain.ts';
import { useFieldLinks } from '../ui/field.tsx';
import { AnatomyGrid } from './anatomy-grid.tsx';
import type { Caret } from '#shared/anatomy/caret.ts';
import { usePointing } from './use-pointing.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import './number-stage.css';

export interface NumberStageProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Judges any text; its `normalized` is what the field shows. */
  readonly judge: (text: string) => Judged;
  /** The number holds digits only: decides the keyboard of a phone. */
  readonly isNumeric: boolean;
  /** Id of the sentence that says what the number says. */
  readonly describedBy: string;
  /** Read instead of a label where no `Field` is around. */
  readonly label?: string | undefined;
  readonly digitSums?: readonly DigitSum[] | undefined;
  readonly className?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly onPaste?: ClipboardEventHandler<HTMLInputElement> | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
}

/**
 * The number as an input: what is typed is its own drawing. The real field lies transparent over the characters, so that
 * keyboard, paste, autofill and screen readers work as in any other; caret and selection are drawn in the grid.
 */
export const NumberStage = ({ value, onChange, judge, isNumeric, describedBy, ...rest }: NumberStageProps) => {
  const { label, digitSums, className, onBlur, onPaste, onKeyDown } = rest;
  const links = useFieldLinks();
  const stage = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<number | undefined>(undefined);
  const [caret, setCaret] = useState<Caret | undefined>(undefined);
  const judged = judge(value);

  const follow = () => {
    const { current } = input;
    if (!current || document.activeElement !== current) return setCaret(undefined);
    setCaret({ start: current.selectionStart ?? 0, end: current.selectionEnd ?? 0 });
  };
  const pointing = usePointing(stage, input, follow);

  /** Spaces and dashes vanish from the text, so the caret has to move left by as many. */
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    wanted.current = judge(target.value.slice(0, target.selectionStart ?? undefined)).normalized.length;
    onChange(target.value);
  };
  const drawn = useRef(judged.normalized);
  useLayoutEffect(() => {
    // What was not typed here, a paste that was read or another account, moves the caret, too.
    if (wanted.current === undefined && drawn.current === judged.normalized) return;
    if (wanted.current !== undefined) input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
    drawn.current = judged.normalized;
    follow();
  });

  return (
    <div className={className} ref={stage}>
      <div className="anatomy" data-state={judged.state}>
        <AnatomyGrid judged={judged} caret={caret} live digitSums={digitSums} />
      </div>
      <input
        {...links}
        ref={input}
        className="an-input"
        aria-label={label}
        aria-describedby={[links?.['aria-describedby'], describedBy].filter(Boolean).join(' ')}
        aria-invalid={judged.state === 'impossible' || links?.['aria-invalid']}
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={judged.normalized}
        onChange={type}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onSelect={follow}
        onFocus={follow}
        onBlur={() => {
          follow();
          onBlur?.();
        }}
        {...pointing}
      />
    </div>
  );
};
