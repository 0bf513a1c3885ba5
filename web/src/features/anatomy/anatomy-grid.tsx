import { Fragment, type CSSProperties } from 'react';
import type { Ledger } from '#shared/engine/explain.ts';
import { cx } from '../../components/ui/class-names.ts';
import { AnatomyNote } from './anatomy-note.tsx';
import { LedgerCaptions, LedgerCell } from './ledger.tsx';
import { layoutOf } from './layout.ts';
import type { Placed } from './layout.ts';
import type { Judged, ReadRun, Reading } from './reading.ts';
import { readingOf } from './reading.ts';
import './anatomy.css';

/** The caret or the selected characters, as an input reports them. */
export interface Caret {
  readonly start: number;
  readonly end: number;
}

export interface AnatomyGridProps {
  readonly judged: Judged;
  readonly caret?: Caret | undefined;
  /** Keeps room for the expected digit above the number, so that nothing jumps while it is typed. */
  readonly live?: boolean;
  /** The sums behind the check digits, drawn where there is room. */
  readonly ledgers?: readonly Ledger[] | undefined;
}

const at = (column: number, span = 1): CSSProperties => ({ gridColumn: `${column} / span ${span}` });
/** Custom properties, which React's style type does not know. */
const vars = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;

const characterClass = (index: number, { text, wrong, runs }: Reading, caret: Caret | undefined) => {
  const last = (runs.at(-1)?.to ?? 0) - 1;
  const isPlaced = caret !== undefined && caret.start === caret.end;
  const isAfter = isPlaced && caret.start > last && index === last;
  return cx(
    'an-d',
    index >= text.length && 'is-empty',
    wrong.has(index) && 'is-bad',
    caret && index >= caret.start && index < caret.end && 'is-selected',
    ((isPlaced && index === caret.start) || isAfter) && 'is-caret',
    isAfter && 'is-after',
  );
};

const runClass = ({ isCheck, isFull, isBad, role }: ReadRun) =>
  cx(`is-${role}`, isCheck && 'is-check', isFull && 'is-full', isBad && 'is-bad');

const Characters = ({ run, placed, reading, caret, ledgers }: PieceProps) =>
  Array.from({ length: run.to - run.from }, (_, offset) => {
    const index = run.from + offset;
    const column = placed.column + offset;
    return (
      <Fragment key={index}>
        <span
          className={characterClass(index, reading, caret)}
          data-i={index}
          data-want={reading.wrong.get(index)}
          style={at(column)}
        >
          {reading.text[index] ?? '·'}
        </span>
        {ledgers && <LedgerCell ledgers={ledgers} index={index} style={at(column)} />}
      </Fragment>
    );
  });

interface PieceProps extends Pick<AnatomyGridProps, 'caret' | 'ledgers'> {
  readonly run: ReadRun;
  readonly placed: Placed;
  readonly reading: Reading;
}

/** Every character of a number over the name of the part it belongs to. Decorative: words say the same elsewhere. */
export const AnatomyGrid = ({ judged, caret, live, ledgers }: AnatomyGridProps) => {
  const reading = readingOf(judged);
  const { placed, columns, width, hangFrom, isLong } = layoutOf(reading.runs);
  return (
    <div
      className={cx('an-grid', isLong && 'is-long')}
      data-live={live}
      style={{ ...vars({ '--em': width }), gridTemplateColumns: columns }}
      aria-hidden="true"
    >
      {reading.runs.map((run, index) => {
        const place = placed[index];
        if (!place) return null;
        const span = run.to - run.from;
        const position = vars({ '--col': place.column, '--prev': hangFrom, '--span': span + 1, '--rev': place.step });
        return (
          <Fragment key={run.from}>
            <Characters run={run} placed={place} reading={reading} caret={caret} ledgers={ledgers} />
            <span className={cx('an-br', runClass(run))} style={at(place.column, span)} />
            <span
              className={cx('an-lead', place.isHung && 'is-hung', runClass(run))}
              style={{ ...position, ...at(place.column) }}
            />
            <span
              className={cx('an-note', place.isHung && 'is-hung', place.isFinal && 'is-final', runClass(run))}
              style={position}
            >
              <AnatomyNote run={run} judged={judged} />
            </span>
          </Fragment>
        );
      })}
      {ledgers && <LedgerCaptions ledgers={ledgers} />}
    </div>
  );
};
