import { useTranslation } from 'react-i18next';
import { Select } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import css from './support.module.css';

export interface SeenFacts {
  readonly version: string | undefined;
  readonly browser: string | undefined;
  readonly error: string | undefined;
}

export interface SeenProps {
  readonly facts: SeenFacts;
  /** Codes of errors there are. */
  readonly codes: readonly string[];
  readonly onError: (code: string | undefined) => void;
  readonly isSent: boolean;
  readonly onSent: (isSent: boolean) => void;
}

/** What goes along with a report, shown before it does: nothing that its writer did not see. */
export const Seen = ({ facts: { version, browser, error }, codes, onError, isSent, onSent }: SeenProps) => {
  const { t } = useTranslation('support');
  const none = { value: '', label: t('seen.noError') };
  return (
    <fieldset className={css.seen}>
      <legend className="label">{t('seen.title')}</legend>
      <Field label={t('seen.error')} hint={t('seen.errorHint')}>
        <Select
          value={error ?? ''}
          options={[none, ...codes.map((code) => ({ value: code, label: code }))]}
          onChange={({ target }) => onError(target.value || undefined)}
        />
      </Field>
      <label className={css.consent}>
        <input type="checkbox" checked={isSent} onChange={({ target }) => onSent(target.checked)} />
        <span>
          {t('seen.consent')}
          <small>
            {[
              t('seen.version', { version: version ?? '?' }),
              browser ?? t('seen.unknown'),
              error ?? t('seen.noError'),
            ].join(' · ')}
          </small>
        </span>
      </label>
    </fieldset>
  );
};
