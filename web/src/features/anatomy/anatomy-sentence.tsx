import { useTranslation } from 'react-i18next';
import { cx } from '../../components/ui/class-names.ts';
import { Mark } from '../../components/ui/mark.tsx';
import type { Judged } from './reading.ts';
import { sentenceOf } from './sentence.ts';
import type { Manner, Words } from './sentence.ts';

const marks = { incomplete: 'partial', impossible: 'bad', 'well-formed': 'ok' } as const;

export interface AnatomySentenceProps {
  readonly id: string;
  readonly judged: Judged;
  readonly manner: Manner;
  readonly className?: string | undefined;
}

/** What the number says while it is typed, for everybody: shown, and read out when it changes. */
export const AnatomySentence = ({ id, judged, manner, className }: AnatomySentenceProps) => {
  const { t } = useTranslation('anatomy');
  const { head, rest } = sentenceOf(judged, manner);
  const say = ({ key, ...values }: Words) => t(key, values);
  return (
    <p className={cx('an-state', className)} id={id} data-state={judged.state} aria-live="polite">
      <Mark state={marks[judged.state]} />
      <span>
        <strong>{say(head)}</strong> {rest.map(say).join(' ')}
      </span>
    </p>
  );
};
