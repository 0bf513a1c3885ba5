import { useTranslation } from 'react-i18next';
import { cx } from '../ui/class-names.ts';
import { Mark } from '../ui/mark.tsx';
import type { Judged } from '#shared/anatomy/reading.ts';
import { sentenceOf } from '#shared/anatomy/sentence.ts';
import type { Manner, Words } from '#shared/anatomy/sentence.ts';

const marks = { incomplete: 'partial', impossible: 'bad', 'well-formed': 'ok' } as const;

const isFinding = (words: Words) => 'finding' in words;

export interface AnatomySentenceProps {
  readonly id: string;
  readonly judged: Judged;
  readonly manner: Manner;
  readonly className?: string | undefined;
}

/** What the number says while it is typed, for everybody: shown, and read out when it changes. */
export const AnatomySentence = ({ id, judged, manner, className }: AnatomySentenceProps) => {
  const { head, rest } = sentenceOf(judged, manner);
  // The engine's own sentences are many and rarely needed: they come with the first number that needs one.
  const areas = [head, ...rest].some(isFinding)
    ? (['account-number', 'findings'] as const)
    : (['account-number'] as const);
  const { t, ready } = useTranslation(areas, { useSuspense: false });
  const say = (words: Words) => {
    if (!ready) return '';
    return 'says' in words
      ? t(`says.${words.says}`, { ...words })
      : t(`findings:findings.${words.finding}`, { ...words });
  };
  return (
    <p className={cx('an-state', className)} id={id} data-state={judged.state} aria-live="polite">
      <Mark state={marks[judged.state]} />
      <span>
        <strong>{say(head)}</strong> {rest.map(say).join(' ')}
      </span>
    </p>
  );
};
