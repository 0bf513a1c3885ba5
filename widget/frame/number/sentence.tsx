import type { Judged } from '#shared/anatomy/reading.ts';
import { sentenceOf, type Manner, type Words } from '#shared/anatomy/sentence.ts';
import { fill } from '#shared/messages/fill.ts';
import { Mark } from '../parts/icons.tsx';
import { useSpeech, type Speech } from '../texts/use-texts.ts';

const marks = { incomplete: 'partial', impossible: 'bad', 'well-formed': 'ok' } as const;

const said = (words: Words, { texts, findings }: Speech): string => {
  const says: Readonly<Record<string, string>> = texts.anatomy.says;
  const text =
    'finding' in words
      ? findings?.[words.finding]
      : (says[words.says] ?? says[`${words.says}_${words.count === 1 ? 'one' : 'other'}`]);
  return fill(text ?? '', { ...words });
};

export interface SentenceProps {
  readonly id: string;
  readonly judged: Judged;
  readonly manner: Manner;
}

/** What the number says while it is typed: shown, and read out when it changes. */
export const Sentence = ({ id, judged, manner }: SentenceProps) => {
  const speech = useSpeech();
  const { head, rest } = sentenceOf(judged, manner);
  return (
    <p class="an-state" id={id} data-state={judged.state} aria-live="polite">
      <Mark of={marks[judged.state]} />
      <span>
        <strong>{said(head, speech)}</strong> {rest.map((words) => said(words, speech)).join(' ')}
      </span>
    </p>
  );
};
