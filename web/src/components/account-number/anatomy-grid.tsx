import type { CSSProperties } from 'react';
import type { DigitSum } from '#shared/engine/explain.ts';
import { cx } from '../ui/class-names.ts';
import { AnatomyNote } from './anatomy-note.tsx';
import { Character } from './character.tsx';
import type { Caret } from '#shared/anatomy/caret.ts';
import { DigitSumCaptions, DigitSumCell } from './digit-sum.tsx';
import { indexesOf, layoutOf, type Placed } from '#shared/anatomy/layout.ts';
import { readingOf } from '#shared/anatomy/reading.ts';
import type { Judged, ReadRun, Reading } from '#shared/anatomy/reading.ts';
import './anatomy.css';

export interface AnatomyGridProps {
  readonly judged: Judged;
  readonly caret?: Caret | undefined;
  /** Keeps room for the expected digit above the number, so that nothing jumps while it is typed. */
  readonly live?: boolean;
  /** The sums behind the check digits, drawn where there is room. */
  readonly digitSums?: readonly DigitSum[] | undefined;
}

const at = (column: number, span = 1): CSSProperties => ({ gridColumn: `${column} / span ${span}` });
/** Custom properties, which React's style type does not know. */
const vars = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;

interface RunProps extends Pick<AnatomyGridProps, 'judged' | 'caret' | 'digitSums'> {
  readonly run: Placed<ReadRun>;
  readonly reading: Reading;
  readonly hangFrom: number;
}

/** The characters of one part, the bracket below them, and the line that leads to its label. */
const Run = ({ run, reading, hangFrom, judged, caret, digitSums }: RunProps) => {
  const { role, column, step, from, to, isCheck, isTold, isFull, isBad, isHung, isFinal, isExtra } = run;
  const span = to - from;
  const look = cx(
    `is-${role}`,
    isCheck && 'is-check',
    isTold && 'is-told',
    isFull && 'is-full',
    isBad && 'is-bad',
    isHung && 'is-hung',
  );
  const position = vars({ '--col': column, '--prev': hangFrom, '--span': span + 1, '--rev': step });
  return (
    <>
      {indexesOf(run).map((index) => {
        const style = at(column + index - from);
        return [
          <Character key={index} index={index} reading={reading} caret={caret} style={style} />,
          digitSums && <DigitSumCell key={`sum ${index}`} digitSums={digitSums} index={index} style={style} />,
        ];
      })}
      <span className={cx('an-br', look)} style={at(column, span)} />
      {!isExtra && (
        <>
          <span className={cx('an-lead', look)} style={{ ...position, ...at(column) }} />
          <span className={cx('an-note', look, isFinal && 'is-final')} style={position}>
            <AnatomyNote run={run} judged={judged} />
          </span>
        </>
      )}
    </>
  );
};

/** Every character of a number over the name of the part it belongs to. Decorative: words say the same elsewhere. */
export const AnatomyGrid = ({ judged, caret, live, digitSums }: AnatomyGridProps) => {
  const reading = readingOf(judged);
  const { placed, columns, width, hangFrom, isLong, isTrailing, isFlowing } = layoutOf(reading.runs);
  if (isFlowing) {
    return (
      <div className="an-flow" aria-hidden="true">
        {placed.flatMap(indexesOf).map((index) => (
          <Character key={index} index={index} reading={reading} caret={caret} />
        ))}
      </div>
    );
  }
  return (
    <div
      className={cx('an-grid', isLong && 'is-long', isTrailing && 'is-trailing')}
      data-live={live}
      style={{ ...vars({ '--em': width }), gridTemplateColumns: columns }}
      aria-hidden="true"
    >
      {placed.map((run) => (
        <Run key={run.from} {...{ run, reading, hangFrom, judged, caret, digitSums }} />
      ))}
      {digitSums && <DigitSumCaptions digitSums={digitSums} />}
    </div>
  );
};
