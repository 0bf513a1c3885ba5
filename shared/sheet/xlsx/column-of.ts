import { UnreadableSheet } from '../../batch/sheet.ts';

/** Excel's last column, XFD. */
const columnsAtMost = 16_384;
const [a, z] = [65, 90];

/** The column of a reference such as `AB12`, from 0. */
export const columnOf = (reference: string): number => {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at);
    if (code < a || code > z) break;
    column = column * 26 + code - a + 1;
    if (column > columnsAtMost) throw new UnreadableSheet('damaged');
  }
  if (column === 0) throw new UnreadableSheet('damaged');
  return column - 1;
};
