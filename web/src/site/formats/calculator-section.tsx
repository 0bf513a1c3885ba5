import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/i18n/language.ts';
import type { Known } from './all.ts';
import { Calculator } from './number-calculator/calculator.tsx';
import type { CalculatorFacts } from './number-calculator/facts.ts';
import { findingsOf } from './findings-of.ts';
import { Section } from './section.tsx';

const useFacts = ({ format, pack, of }: Known): CalculatorFacts => {
  const { t, i18n } = useTranslation('number-calculator');
  const language = languageOf(i18n.language);
  const { country, code, completing, beside = {}, example } = format;
  const findings = findingsOf(code, of.subject, language);
  const common = { country, code, beside, findings };
  const bank = pack.banks.byCode.get(beside.bankCode ?? '')?.shortName;
  if (!completing) return { ...common, first: example, label: bank ? t('wholeAt', { bank }) : t('whole') };
  const { body, label, ahead, behind } = completing;
  const frame = { ...(ahead !== undefined && { ahead }), ...(behind !== undefined && { behind }) };
  return { ...common, first: body, label: label[language], frame };
};

/** The calculator, drawn with its first answer; it wakes when it is seen or touched. */
export const CalculatorSection = (known: Known) => {
  const { t } = useTranslation(['formats', 'number-calculator']);
  const { format, of } = known;
  const facts = useFacts(known);
  const completes = of.subject === 'document' ? 'calculator.completesDocument' : 'calculator.completes';
  const lead = (
    <>
      <p>{t(format.completing ? completes : 'calculator.judges')}</p>
      <noscript>
        <p>{t('number-calculator:needsScript')}</p>
      </noscript>
    </>
  );
  return (
    <Section title={t('calculator.title')} lead={lead}>
      <div data-island="calculator" data-facts={JSON.stringify(facts)}>
        <Calculator facts={facts} of={of} />
      </div>
    </Section>
  );
};
