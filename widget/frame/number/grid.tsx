import type { Caret } from '#shared/anatomy/caret.ts';
import { indexesOf, layoutOf, type Placed } from '#shared/anatomy/layout.ts';
import { readingOf, type Judged, type ReadRun, type Reading } from '#shared/anatomy/reading.ts';
import { cx } from '../parts/class-names.ts';
import { Character } from './character.tsx';
import { Note } from './note.tsx';

export interface GridProps {
  readonly judged: Judged;
  readonly caret?: Caret | undefined;
  /** Keeps room for the expected digit above the number, so that nothing jumps while it is typed. */
  readonly live?: boolean;
}

interface RunProps extends GridProps {
  readonly run: Placed<ReadRun>;
  readonly reading: Reading;
  readonly hangFrom: number;
}

/** The characters of one part, the bracket below them, and the line that leads to its label. */
const Run = ({ run, reading, hangFrom, judged, caret }: RunProps) => {
  const { column, step, from, to, isTold, isFull, isBad, isHung, isFinal, isExtra } = run;
  const span = to - from;
  const look = cx(isTold && 'is-told', isFull && 'is-full', isBad && 'is-bad', isHung && 'is-hung');
  const place = { '--col': String(column), '--prev': String(hangFrom), '--rev': String(step) };
  return (
    <>
      {indexesOf(run).map((index) => (
        <Character key={index} {...{ index, reading, caret }} column={column + index - from} />
      ))}
      <span class={cx('an-br', look)} style={{ gridColumn: `${column} / span ${span}` }} />
      {!isExtra && <span class={cx('an-lead', look)} style={{ ...place, gridColumn: String(column) }} />}
      {!isExtra && (
        <span class={cx('an-note', look, isFinal && 'is-final')} style={place}>
          <Note run={run} judged={judged} />
        </span>
      )}
    </>
  );
};

/** Every character of a number over the name of the part it belongs to. Decorative: words say the same elsewhere. */
export const Grid = ({ judged, caret, live }: GridProps) => {
  const reading = readingOf(judged);
  const { placed, columns, width, hangFrom, isTrailing, isFlowing } = layoutOf(reading.runs);
  if (isFlowing) {
    return (
      <div class="an-flow" aria-hidden="true">
        {placed.flatMap(indexesOf).map((index) => (
          <Character key={index} {...{ index, reading, caret }} />
        ))}
      </div>
    );
  }
  return (
    <div
      class={cx('an-grid', isTrailing && 'is-trailing')}
      data-live={live}
      style={{ '--em': String(width), gridTemplateColumns: columns }}
      aria-hidden="true"
    >
      {placed.map((run) => (
        <Run key={run.from} {...{ run, reading, hangFrom, judged, caret }} />
      ))}
    </div>
  );
};
