import { useTranslation } from 'react-i18next';
import type { PackName } from '#shared/plans.ts';
import { Choices } from '../../components/ui/choices.tsx';
import { useFormat } from '../../lib/format.ts';
import { packs } from './packs.ts';

export interface PackChoiceProps {
  readonly value: PackName;
  readonly onChange: (name: PackName) => void;
}

export const PackChoice = ({ value, onChange }: PackChoiceProps) => {
  const { t } = useTranslation('credits');
  const { usd } = useFormat();
  return (
    <Choices
      legend={t('packs.label')}
      isLegendHidden
      {...{ value, onChange }}
      choices={packs.map(({ name, credits, validDays, priceUsd }) => ({
        value: name,
        title: t('packs.credits', { count: credits }),
        explain: t('packs.lasts', { name: t(`packs.names.${name}`), count: validDays }),
        price: usd(priceUsd),
        priceNote: t('packs.one', { price: usd(priceUsd / credits) }),
      }))}
    />
  );
};
