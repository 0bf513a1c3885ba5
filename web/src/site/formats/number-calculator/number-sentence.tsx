import { useTranslation } from 'react-i18next';
import type { FindingCode } from '#shared/engine/names.ts';
import { sentenceOf, type Manner, type Words } from '#shared/anatomy/sentence.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import { fill } from '#shared/messages/fill.ts';
import { Mark } from '../../../components/ui/mark.tsx';
import type { Subject } from '../format-number.ts';

const marks = { incomplete: 'partial', impossible: 'bad', 'well-formed': 'ok' } as const;

export interface SaidOf {
  readonly judged: Judged;
  readonly manner: Manner;
  readonly subject: Subject;
  readonly findings: Readonly<Partial<Record<FindingCode, string>>>;
}

/** What the product says of a number, in sentences: of a document nobody asks a bank. */
export const useSaid = ({ judged, manner, subject, findings }: SaidOf) => {
  const { t } = useTranslation(['number-calculator', 'account-number']);
  const { head, rest } = sentenceOf(judged, manner);
  const say = (words: Words): string => {
    if ('finding' in words) return fill(findings[words.finding] ?? '', { ...words });
    if (subject !== 'account' && words.says === 'wellFormed') return t('wellFormed');
    if (subject !== 'account' && words.says === 'askBank') return t('askIssuer');
    return t(`account-number:says.${words.says}`, { ...words });
  };
  // Of a number that may be right, its doubt tells more than that.
  const doubt = rest.find((words) => 'finding' in words);
  const verdict = judged.state === 'well-formed' && doubt ? say(doubt) : say(head);
  return { head: say(head), rest: rest.map(say).join(' '), verdict };
};

/** The sentence below a number. */
export const NumberSentence = (props: SaidOf) => {
  const { head, rest } = useSaid(props);
  const { state } = props.judged;
  return (
    <p className="an-state" data-state={state}>
      <Mark state={marks[state]} />
      <span>
        <strong>{head}</strong> {rest}
      </span>
    </p>
  );
};
