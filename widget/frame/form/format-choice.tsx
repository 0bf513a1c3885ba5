import { useId } from 'preact/hooks';
import type { AccountFormat } from '#shared/engine/names.ts';
import { useTexts } from '../texts/use-texts.ts';

export interface FormatChoiceProps {
  readonly formats: readonly AccountFormat[];
  readonly value: AccountFormat;
  readonly onChoose: (format: AccountFormat) => void;
}

/** Which of its numbers a country's account is given by. */
export const FormatChoice = ({ formats, value, onChoose }: FormatChoiceProps) => {
  const { form } = useTexts();
  const name = useId();
  return (
    <fieldset class="seg">
      <legend class="vh">{form.format}</legend>
      {formats.map((format) => (
        <label key={format}>
          <input type="radio" name={name} checked={format === value} onChange={() => onChoose(format)} />
          {form.formats[format]}
        </label>
      ))}
    </fieldset>
  );
};
