import type { Finding } from './trial.ts';

export type Row = Finding & { readonly trial: string };

const widths = { trial: 26, tried: 78, times: 6, happened: 96 } as const;

const cell = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

const line = (trial: string, tried: string, often: string, happened: string, held: string): string =>
  [
    cell(trial, widths.trial),
    cell(tried, widths.tried),
    often.padStart(widths.times),
    ` ${cell(happened, widths.happened)}`,
    held,
  ].join(' ');

/** What was tried, how often, what came of it, and whether it held: a line each. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    line('trial', 'what was tried', 'times', 'what happened', 'held'),
    ...rows.map(({ trial, tried, times, happened, held }) =>
      line(trial, tried, String(times), happened, held ? 'yes' : 'NO'),
    ),
  ].join('\n');
