import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Caret } from '#shared/anatomy/caret.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import { Grid } from './grid.tsx';
import { usePointing } from './use-pointing.ts';

export interface StageProps {
  readonly id: string;
  readonly value: string;
  /** Judges any text; its `normalized` is what the field shows. */
  readonly judge: (text: string) => Judged;
  /** The number holds digits only: decides the keyboard of a phone. */
  readonly isNumeric: boolean;
  readonly isWrong: boolean;
  readonly describedBy: string;
  readonly onType: (typed: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onLeave: () => void;
}

/**
 * The number as an input: what is typed is its own drawing. The real field lies transparent over the characters, so that
 * keyboard, paste and screen readers work as in any other; caret and selection are drawn in the grid.
 */
export const Stage = ({ id, value, judge, isNumeric, isWrong, describedBy, onType, onPaste, onLeave }: StageProps) => {
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
  const type = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const before = currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined);
    wanted.current = judge(before).normalized.length;
    onType(currentTarget.value);
  };
  const drawn = useRef(judged.normalized);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== judged.normalized) input.current.value = judged.normalized;
    // What was not typed here, a paste that was read, moves the caret, too.
    if (wanted.current === undefined && drawn.current === judged.normalized) return;
    if (wanted.current !== undefined) input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
    drawn.current = judged.normalized;
    follow();
  });

  return (
    <div class="an-box" ref={stage}>
      <div class="anatomy" data-state={judged.state}>
        <Grid judged={judged} caret={caret} live />
      </div>
      <input
        ref={input}
        id={id}
        class="an-input"
        aria-describedby={describedBy}
        aria-invalid={isWrong || judged.state === 'impossible'}
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        value={judged.normalized}
        onInput={type}
        onPaste={onPaste}
        onSelect={follow}
        onFocus={follow}
        onBlur={() => {
          follow();
          onLeave();
        }}
        {...pointing}
      />
    </div>
  );
};
