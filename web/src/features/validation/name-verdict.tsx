import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import type { Validation } from './api/validations.ts';

export interface NameVerdictProps {
  readonly nameMatch: NonNullable<Validation['nameMatch']>;
}

/** Whether the holder is whom somebody expects to pay, and each word that differs. */
export const NameVerdict = ({ nameMatch: { result, reasons } }: NameVerdictProps) => {
  const { t } = useTranslation('validation');
  // Words that one side lacks are told together, pairs of words one by one.
  const told = [
    ...Map.groupBy(reasons, ({ code, expected, holder }) => (expected && holder ? `${expected} ${holder}` : code)),
  ].map(([, of]) => {
    const words = (side: 'expected' | 'holder') => [...new Set(of.flatMap((reason) => reason[side] ?? []))].join(', ');
    const code = of[0]?.code ?? 'missing';
    return t(`facts.name.reasons.${code}`, { expected: words('expected'), holder: words('holder') });
  });
  return [t(`facts.name.${result}`), ...told].map((sentence) => (
    <p className="reasons" key={sentence}>
      <Icon of={result === 'match' ? Check : TriangleAlert} />
      {sentence}
    </p>
  ));
};
