import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { stepFor } from '../../lib/figures.ts';
import { useWords } from '../../lib/use-words.ts';
import type { ChartDay, ChartPart } from './chart-day.ts';
import { Patterns } from './patterns.tsx';
import { Readout } from './readout.tsx';
import css from './day-chart.module.css';

const height = 204;
const linesAtMost = 4;
/** Too low for a pattern to be told from a blank. */
const plainBelow = 6;
const gap = 1;
/** A bar takes this much of its day's width. */
const barShare = 0.64;

/** How far a key moves the cursor, from where it is. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/** The parts of a day from the ground up, each as high as its count; one that is there is seen. */
const barOf = ({ counts }: ChartDay, parts: readonly ChartPart[], scale: number) => {
  let top = height;
  return parts.flatMap(({ name, paint }) => {
    const count = counts[name] ?? 0;
    if (count === 0) return [];
    const high = Math.max(1, count * scale);
    top -= high;
    const bar = { name, paint, y: top, high };
    top -= gap;
    return [bar];
  });
};

export interface DayChartProps {
  readonly days: readonly ChartDay[];
  /** From the ground up. */
  readonly parts: readonly ChartPart[];
  readonly label: string;
  /** Which keys move, for screen readers. */
  readonly hint: string;
}

/**
 * Counts by day, stacked by part. One day at a time is read out above the bars: by pointer, or by arrow keys, as a
 * slider whose value is the day. The numbers of the day are announced as they change.
 */
const DayChart = ({ days, parts, label, hint }: DayChartProps) => {
  const words = useWords();
  const id = useId();
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? last, last);
  const day = days[at];
  const most = Math.max(...days.map(({ total }) => total));
  const step = stepFor(most, linesAtMost);
  const lines = Math.max(1, Math.ceil(most / step));
  const scale = (height - parts.length * gap - 8) / (step * lines);
  const width = 100 / days.length;
  /** Every so many days have their date below them, counted from today. */
  const labelEvery = Math.ceil(days.length / 6);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, move(at, last))));
  };
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const over = Math.floor(((event.clientX - box.left) / box.width) * days.length);
    setChosen(Math.max(0, Math.min(last, over)));
  };
  if (!day) return null;
  return (
    <>
      <Readout day={day} parts={parts} />
      <div
        className={css.plot}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one cannot hold the bars
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}hint`}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={words.day(day.date)}
        onKeyDown={onKeyDown}
      >
        <svg
          className={css.chart}
          height={height + 28}
          aria-hidden="true"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
        >
          <Patterns id={id} />
          <rect x={`${at * width}%`} width={`${width}%`} height={height} className={css.cursor} />
          {Array.from({ length: lines + 1 }, (_, line) => {
            const y = height - line * step * scale;
            return (
              <g key={line}>
                <line x1="0" x2="100%" y1={y} y2={y} className={line === 0 ? css.ground : css.line} />
                {line > 0 && (
                  <text x="100%" dx="40" y={y + 4} textAnchor="end" className={css.axis}>
                    {words.number(line * step)}
                  </text>
                )}
              </g>
            );
          })}
          {days.map((one, index) => (
            <g key={one.date}>
              {barOf(one, parts, scale).map(({ name, paint, y, high }) => (
                <rect
                  key={name}
                  x={`${(index + (1 - barShare) / 2) * width}%`}
                  width={`${width * barShare}%`}
                  y={y}
                  height={high}
                  {...(high < plainBelow ? { className: css[paint] } : { fill: `url(#${id}${paint})` })}
                />
              ))}
              {(last - index) % labelEvery === 0 && (
                <text x={`${(index + 0.5) * width}%`} y={height + 20} textAnchor="middle" className={css.axis}>
                  {words.shortDay(one.date)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <p className="vh" id={`${id}hint`}>
        {hint}
      </p>
    </>
  );
};

export default DayChart;
