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
  const told = reasons.map(({ code, expected, holder }) =>
    t(`facts.name.reasons.${code}`, { expected: expected ?? '', holder: holder ?? '' }),
  );
  return [...new Set([t(`facts.name.${result}`), ...told])].map((sentence) => (
    <p className="reasons" key={sentence}>
      <Icon of={result === 'match' ? Check : TriangleAlert} />
      {sentence}
    </p>
  ));
};
