import { useTranslation } from 'react-i18next';
import { sandboxAccounts } from '#shared/validation/sandbox.ts';
import { widgetLanguages, widgetModes, widgetThemes } from '#shared/validation/widget.ts';
import { Select } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { countryNamesIn } from '../../../lib/i18n/country-names.ts';
import type { Looks } from '../looks.ts';
import css from './playground.module.css';

export interface ControlsProps {
  readonly looks: Looks;
  readonly onChange: (part: Partial<Looks>) => void;
}

const countryCodes = Object.keys(sandboxAccounts);

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

const Choice = <V extends string>({ label, ...rest }: ChoiceProps<V>) => (
  <div className={css.control}>
    <span aria-hidden="true">{label}</span>
    <Segmented legend={label} {...rest} />
  </div>
);

/** What a page says of the widget it shows. */
export const Controls = ({ looks, onChange }: ControlsProps) => {
  const { t, i18n } = useTranslation('widget');
  const nameOf = countryNamesIn(i18n.language);
  return (
    <div className={css.controls}>
      <Choice
        label={t('play.mode.label')}
        value={looks.mode}
        options={widgetModes.map((value) => ({ value, label: t(`play.mode.${value}`) }))}
        onChange={(mode) => onChange({ mode })}
      />
      <Choice
        label={t('play.language.label')}
        value={looks.language}
        options={widgetLanguages.map((value) => ({ value, label: t(`play.language.${value}`) }))}
        onChange={(language) => onChange({ language })}
      />
      <Choice
        label={t('play.theme.label')}
        value={looks.theme}
        options={widgetThemes.map((value) => ({ value, label: t(`play.theme.${value}`) }))}
        onChange={(theme) => onChange({ theme })}
      />
      <Field label={t('play.country.label')} className={css.country ?? ''}>
        <Select
          dense
          value={looks.country ?? ''}
          options={[
            { value: '', label: t('play.country.all') },
            ...countryCodes.map((value) => ({ value, label: nameOf(value) ?? value })),
          ]}
          onChange={({ target }) => onChange({ country: target.value || undefined })}
        />
      </Field>
    </div>
  );
};
