import { useTranslation } from 'react-i18next';
import { environments } from '#shared/validation/environment.ts';
import { Card } from '../../../../components/ui/card.tsx';
import { Choices } from '../../../../components/ui/choices.tsx';
import type { StepProps } from '../step-props.ts';
import css from './file.module.css';

/** Real banks and credits, or neither. */
export const EnvironmentCard = ({ builder, state }: StepProps) => {
  const { t } = useTranslation('builder');
  return (
    <Card className={css.card}>
      <Choices
        legend={t('environment.legend')}
        value={state.environment}
        onChange={(environment) => void builder.setEnvironment(environment)}
        choices={environments.map((value) => ({
          value,
          title: t(`environment.${value}`),
          explain: t(`environment.${value}More`),
        }))}
      />
    </Card>
  );
};
