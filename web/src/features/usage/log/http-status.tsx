import { CircleX, TriangleAlert } from 'lucide-react';
import { Icon } from '../../../components/ui/icon.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import css from './log.module.css';

const refusedFrom = 400;
const failedFrom = 500;

/** The status of an answer: a refusal asks something of the caller, a failure was ours. */
export const HttpStatus = ({ of }: { readonly of: number }) => {
  const isFailed = of >= failedFrom;
  const isRefused = of >= refusedFrom && !isFailed;
  return (
    <span className={cx(css.http, isRefused && css.refused, isFailed && css.broken)}>
      {isFailed && <Icon of={CircleX} />}
      {isRefused && <Icon of={TriangleAlert} />}
      {of}
    </span>
  );
};
