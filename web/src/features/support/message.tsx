import { useTranslation } from 'react-i18next';
import { supportLimits } from '#shared/validation/support.ts';
import { Field, useFieldLinks } from '../../components/ui/field.tsx';
import { useFormat } from '../../lib/format.ts';

interface Written {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Lines = ({ value, onChange }: Written) => (
  <textarea
    {...useFieldLinks()}
    className="input"
    name="message"
    rows={6}
    required
    value={value}
    maxLength={supportLimits.message}
    onChange={({ target }) => onChange(target.value)}
  />
);

export interface MessageProps extends Written {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
}

/** Several lines, with how many characters there are of those it may have. */
export const Message = ({ label, hint, error, ...written }: MessageProps) => {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const count = t('characters', { used: number(written.value.length), most: number(supportLimits.message) });
  return (
    <Field label={label} aside={count} hint={hint} error={error}>
      <Lines {...written} />
    </Field>
  );
};
