import { useTranslation } from 'react-i18next';
import type { AccountFormat } from '#shared/engine/names.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { PastedBox } from '../paste/pasted-box.tsx';
import { betterFormat } from './draft.ts';
import type { PasteProps } from '../paste/use-paste.ts';
import css from './form.module.css';

export interface NumberFieldProps extends PasteProps {
  readonly error: string | undefined;
  /** What is known of the bank that the number names. */
  readonly hint: string | undefined;
  readonly onBlur: () => void;
}

/** The account number in one of the country's formats; offers the other one when the number would be right in it. */
export const NumberField = (props: NumberFieldProps) => {
  const { country, reading, onChange } = props;
  const { t } = useTranslation('validation');
  const { requirements } = reading;
  const better = betterFormat(country, reading);
  const choose = (accountFormat: AccountFormat) => onChange({ accountFormat });
  return (
    <div className={css.numberField} data-number>
      {requirements.formats.length > 1 && (
        <Segmented
          className="seg--small"
          legend={t('form.format')}
          value={requirements.format}
          options={requirements.formats.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
          onChange={choose}
        />
      )}
      <PastedBox {...props} />
      {better && (
        <p className="hint">
          {t('form.looksLike')}{' '}
          <Button size="xs" onClick={() => choose(better)}>
            {t('form.switchTo', { format: t(`formats.${better}`) })}
          </Button>
        </p>
      )}
    </div>
  );
};
