import { useSearchParams } from 'react-router-dom';
import { rowsOf, type RowsOf } from '../rows-of.ts';

const ofParam = 'show';
const rowParam = 'row';

/** What the address says of the rows: which of them, and which one is open. */
export const useShown = () => {
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const row = Number(address.get(rowParam));
  return {
    of: rowsOf.find((one) => one === address.get(ofParam)),
    row: Number.isInteger(row) && row > 0 ? row : undefined,
    filter: (of: RowsOf | '') => change(ofParam, of),
    open: (opened: number | undefined) => change(rowParam, opened?.toString()),
  };
};
