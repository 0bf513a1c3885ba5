import { useId } from 'react';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { eventTypes, type EventType } from '#shared/validation/webhooks.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import css from './dialogs.module.css';

export interface EventChoiceProps {
  readonly value: readonly EventType[];
  readonly error: string | false | undefined;
  readonly onChange: (events: readonly EventType[]) => void;
}

/** Which events are told, each with what it means. */
export const EventChoice = ({ value, error, onChange }: EventChoiceProps) => {
  const { t } = useTranslation('webhooks');
  const id = useId();
  const turn = (type: EventType, isWanted: boolean) =>
    onChange(eventTypes.filter((one) => (one === type ? isWanted : value.includes(one))));
  return (
    <fieldset className={css.events} aria-describedby={error ? id : undefined}>
      <legend className="label">{t('form.events')}</legend>
      {eventTypes.map((type) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={value.includes(type)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => turn(type, target.checked)}
          />
          <span>
            <code>{type}</code> {t(`events.${type}`)}
          </span>
        </label>
      ))}
      {error && (
        <p className="error" id={id}>
          <Icon of={CircleX} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
};
