/** The caret or the selected characters, as an input reports them. */
export interface Caret {
  readonly start: number;
  readonly end: number;
}

interface Lengths {
  /** Characters typed. */
  readonly text: number;
  /** Characters drawn: those typed, and a dot for each that is missing. */
  readonly drawn: number;
}

/** How a drawn character shows the caret: before it, after it, or as part of the selection. */
type CaretMark = 'before' | 'after' | 'selected';

/**
 * How the caret shows on the character at `index`: before it, after it where it is the last one drawn, or as a selection.
 * A text that was replaced may have left the caret behind its end; there it stands at the end. Text of 0 with 18 dots and the
 * caret still at 18: before the first dot.
 */
export const caretAt = (index: number, { text, drawn }: Lengths, { start, end }: Caret): CaretMark | undefined => {
  if (Math.min(start, text) !== Math.min(end, text)) return index >= start && index < end ? 'selected' : undefined;
  const at = Math.min(start, text);
  if (index === at) return 'before';
  return index === drawn - 1 && at >= drawn ? 'after' : undefined;
};
