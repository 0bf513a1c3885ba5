import { cx } from './class-names.ts';
import './meter.css';

export interface MeterProps {
  readonly used: number;
  readonly limit: number;
  readonly className?: string;
}

const highFrom = 0.8;

/** How much of a limit is used, as a bar; the numbers stand beside it. */
export const Meter = ({ used, limit, className }: MeterProps) => {
  const share = limit > 0 ? Math.min(1, used / limit) : Math.min(1, used);
  return (
    <svg
      className={cx('meter', share >= highFrom && 'meter--high', share >= 1 && 'meter--full', className)}
      aria-hidden="true"
    >
      <rect width="100%" height="4" rx="2" className="meter-all" />
      <rect width={`${share * 100}%`} height="4" rx="2" className="meter-used" />
    </svg>
  );
};
