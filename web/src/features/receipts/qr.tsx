import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './code.module.css';

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

/** An address as a QR code, drawn by ourselves: always dark on white, which is what cameras read. */
export const Qr = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: quiet });
    return { size: modules, path: pathOf(data) };
  }, [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="currentColor" d={path} />
    </svg>
  );
};
