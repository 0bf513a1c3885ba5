import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/i18n/language.ts';
import type { Known } from './all.ts';
import { useSaid } from './number-calculator/number-sentence.tsx';
import { findingsOf } from './findings-of.ts';
import { shownMistake, type ShownMistake } from './mistakes.ts';
import { Section } from './section.tsx';

const isDoubted = ({ judged }: ShownMistake) => judged.findings.some(({ level }) => level === 'warning');

/** Where a number is cut to be shown: at each part, and around what is marked. */
const piecesOf = ({ number, judged, marked }: ShownMistake) => {
  const { normalized, parts, state } = judged;
  // Only a number as the engine reads it has its parts in these places.
  const starts = normalized === number && state !== 'incomplete' ? parts.map(({ from }) => from) : [];
  const cuts = [...new Set([0, ...starts, ...(marked ?? []), number.length])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => ({
    from,
    text: number.slice(from, cuts[index + 1]),
    isFirst: from > 0 && starts.includes(from),
    isMarked: marked !== undefined && from >= marked[0] && from < marked[1],
  }));
};

/** Struck through when it cannot be; what to look at is underlined. */
const Shown = (mistake: ShownMistake) => {
  const { number, judged, marked } = mistake;
  if (!marked && judged.state !== 'well-formed') return <s>{number}</s>;
  if (!marked && isDoubted(mistake)) return <u className="is-maybe">{number}</u>;
  return piecesOf(mistake).map(({ from, text, isFirst, isMarked }) => {
    const Piece = isMarked ? 'u' : 'span';
    return (
      <Piece key={from} className={isFirst ? 'is-first' : undefined}>
        {text}
      </Piece>
    );
  });
};

const useWords = ({ words }: ShownMistake) => {
  const { t, i18n } = useTranslation('formats');
  if ('title' in words) {
    const language = languageOf(i18n.language);
    return { title: words.title[language], text: words.text[language] };
  }
  const { shared, values } = words;
  return { title: t(`mistakes.${shared}.title`), text: t(`mistakes.${shared}.text`, values) };
};

const Row = ({ mistake, known: { of, format } }: { readonly mistake: ShownMistake; readonly known: Known }) => {
  const { i18n } = useTranslation('formats');
  const { title, text } = useWords(mistake);
  const findings = findingsOf(format.code, of.subject, languageOf(i18n.language));
  const { verdict } = useSaid({ judged: mistake.judged, manner: of.manner, subject: of.subject, findings });
  return (
    <li>
      <div>
        <span className="fmt-number">
          <Shown {...mistake} />
        </span>
        <span className="fmt-said" data-state={mistake.judged.state}>
          {verdict}
        </span>
      </div>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </li>
  );
};

/** What goes wrong with such numbers, each with what the engine says of it. */
export const MistakesList = (known: Known) => {
  const { t } = useTranslation('formats');
  const { format, of } = known;
  const shown = format.mistakes.map((mistake) => shownMistake(of, format, mistake));
  return (
    <Section title={t('mistakes.title')} lead={<p>{t('mistakes.lead')}</p>}>
      <ul className="fmt-mistakes">
        {shown.map((mistake, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list of a page never changes
          <Row key={index} mistake={mistake} known={known} />
        ))}
      </ul>
    </Section>
  );
};
