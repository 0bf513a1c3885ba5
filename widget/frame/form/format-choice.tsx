import type { AccountFormat } from '#shared/engine/names.ts';
import { fill } from '#shared/messages/fill.ts';
import { useTexts } from '../texts/use-texts.ts';

export interface FormatChoiceProps {
  readonly formats: readonly AccountFormat[];
  readonly value: AccountFormat;
  /** The one in which the number would be right. */
  readonly better: AccountFormat | undefined;
  readonly onChoose: (format: AccountFormat) => void;
}

/** The other numbers by which an account of the country is given; only the one it would be right in, where there is one. */
export const FormatChoice = ({ formats, value, better, onChoose }: FormatChoiceProps) => {
  const { form } = useTexts();
  const others = formats.filter((format) => (better ? format === better : format !== value));
  if (others.length === 0) return null;
  return (
    <p class="hint others">
      <span>{better ? form.looksLike : form.otherKind}</span>
      {others.map((format) => (
        <button key={format} type="button" class="btn btn--xs" onClick={() => onChoose(format)}>
          {fill(form.switchTo, { format: form.formats[format] })}
        </button>
      ))}
    </p>
  );
};
