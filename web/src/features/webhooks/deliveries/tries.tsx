import { useTranslation } from 'react-i18next';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { Mark } from '../../../components/ui/mark.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useWords } from '../../../lib/use-words.ts';
import type { Try } from '../api/deliveries.ts';
import css from './deliveries.module.css';

/** Answers that say more than that they are no success. */
const tellingOf = (status: number | null): 'redirect' | 'gone' | 'status' => {
  if (status === 410) return 'gone';
  return status !== null && status >= 300 && status < 400 ? 'redirect' : 'status';
};

/** One try in words. */
const useTold = () => {
  const { t } = useTranslation('webhooks');
  const words = useWords();
  return ({ trouble, status, durationMs }: Try, host: string): string => {
    if (trouble === null) return t('tries.delivered', { duration: words.duration(durationMs) });
    const name = trouble === 'status' ? tellingOf(status) : trouble;
    return t(`tries.${name}`, { host, status, seconds: webhookLimits.timeoutMs / 1000 });
  };
};

export interface TriesProps {
  readonly of: readonly Try[];
  /** The name of the receiver. */
  readonly host: string;
}

/** Each try with its time and what came of it, the first one first. */
export const Tries = ({ of, host }: TriesProps) => {
  const { t } = useTranslation('webhooks');
  const { second } = useFormat();
  const told = useTold();
  return (
    <ol className={css.tries} aria-label={t('detail.tries')}>
      {of.map((one) => (
        <li key={one.at} className={one.trouble ? css.broken : css.good}>
          <Mark state={one.trouble ? 'bad' : 'ok'} />
          <time dateTime={one.at}>{second(one.at)}</time>
          <span>{told(one, host)}</span>
        </li>
      ))}
    </ol>
  );
};
