import { useMemo } from 'react';
import { encode } from 'uqr';
import { cx } from '../ui/class-names.ts';
import css from './qr.module.css';

/** White modules around it, as ISO/IEC 18004 asks for. */
const quiet = 4;

/** One path of every dark run, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');

export interface QrProps {
  readonly text: string;
  readonly label: string;
  /** Where a camera has to read many modules from a screen. */
  readonly isLarge?: boolean;
}

/** An address as a QR code, drawn by ourselves: always dark on white, which is what cameras read. */
export const Qr = ({ text, label, isLarge }: QrProps) => {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: quiet });
    return { size: modules, path: pathOf(data) };
  }, [text]);
  return (
    <svg
      className={cx(css.qr, isLarge && css.isLarge)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
};
