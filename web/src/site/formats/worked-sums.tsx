import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/i18n/language.ts';
import { checksIn, type Known } from './all.ts';
import { IbanSteps } from './iban-steps.tsx';
import { Section } from './section.tsx';
import { WorkedSum } from './worked-sum.tsx';
import { cycleOf, isCountdown, workedOf, type Worked } from './worked.ts';

/** How its sum is made, in the order of the hand that writes it down. */
const useMethod = ({ columns, method }: Worked): string => {
  const { t, i18n } = useTranslation('formats');
  const weights = columns.map(({ weight }) => weight);
  const how = t(`worked.how.${method.product}`);
  const [first = 0] = weights;
  if (isCountdown(weights)) return `${t('worked.countdown', { first, last: weights.at(-1) ?? first })} ${how}`;
  const cycle = cycleOf(weights);
  const listed = new Intl.ListFormat(languageOf(i18n.language), { type: 'unit' }).format(cycle.map(String));
  return `${t(cycle.length < weights.length ? 'worked.cycle' : 'worked.weights', { weights: listed })} ${how}`;
};

const Method = (worked: Worked) => <p>{useMethod(worked)}</p>;

/** The check digits of the example as one would compute them on paper. */
export const WorkedSums = (known: Known) => {
  const { t, i18n } = useTranslation('formats');
  const { format, of } = known;
  const count = checksIn(known);
  const sums = workedOf(of, format.example);
  const lead = (
    <>
      {sums[0] && <Method {...sums[0]} />}
      <p>{format.check[languageOf(i18n.language)]}</p>
    </>
  );
  if (count === 0) {
    return (
      <Section title={t('worked.none')} lead={null}>
        <p className="fmt-prose">{format.check[languageOf(i18n.language)]}</p>
      </Section>
    );
  }
  return (
    <Section title={t('worked.title', { count })} lead={lead}>
      {sums.map((worked) => (
        <WorkedSum key={worked.position} {...worked} />
      ))}
      {sums.length === 0 && <IbanSteps number={format.example} of={of} />}
    </Section>
  );
};
