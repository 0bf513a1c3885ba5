import { useId } from 'react';
import { FlaskConical, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '#shared/validation/environment.ts';
import { Icon } from '../../components/ui/icon.tsx';
import css from './dialogs.module.css';

export interface EnvironmentChoiceProps {
  readonly value: Environment;
  readonly hasProduction: boolean;
  readonly onChange: (environment: Environment) => void;
}

/** Sandbox first: it is where everybody begins. Production is shown to all, with what it takes. */
export const EnvironmentChoice = ({ value, hasProduction, onChange }: EnvironmentChoiceProps) => {
  const { t } = useTranslation('keys');
  const id = useId();
  const choices = [
    {
      environment: 'sandbox',
      icon: FlaskConical,
      hint: t(hasProduction ? 'create.sandboxHint' : 'create.sandboxOnly'),
      isOpen: true,
    },
    {
      environment: 'production',
      icon: Landmark,
      hint: t(hasProduction ? 'create.productionHint' : 'create.productionFrom'),
      isOpen: hasProduction,
    },
  ] as const;
  return (
    <fieldset className={css.choices}>
      <legend>{t('create.environment')}</legend>
      {choices.map(({ environment, icon, hint, isOpen }) => (
        <label key={environment} className={css.choice} data-environment={environment}>
          <input
            type="radio"
            name={id}
            value={environment}
            checked={value === environment}
            disabled={!isOpen}
            onChange={() => onChange(environment)}
          />
          <span>
            <Icon of={icon} /> {t(`environments.${environment}`)}
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
