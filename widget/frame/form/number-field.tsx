import { useId } from 'preact/hooks';
import { mannerOf } from '#shared/anatomy/sentence.ts';
import { fill } from '#shared/messages/fill.ts';
import { Sentence } from '../number/sentence.tsx';
import { Stage } from '../number/stage.tsx';
import { Mark } from '../parts/icons.tsx';
import { countryName } from '../texts/names.ts';
import { useSpeech } from '../texts/use-texts.ts';
import { betterFormat, type Reading } from './draft.ts';
import { FormatChoice } from './format-choice.tsx';
import type { DraftState } from './use-draft.ts';
import { usePaste } from './use-paste.ts';

export interface NumberFieldProps {
  readonly draft: DraftState;
  readonly reading: Reading;
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onLeave: () => void;
}

/** The account number in one of the country's formats, with what it says of itself. */
export const NumberField = ({ draft, reading, isFixed, error, onLeave }: NumberFieldProps) => {
  const { texts, language } = useSpeech();
  const { form } = texts;
  const id = useId();
  const { requirements, judged, judge, values } = reading;
  const { format, formats, country } = requirements;
  const paste = usePaste(draft, format, isFixed);
  const limits = requirements.fields.find(({ field }) => field === 'accountNumber');
  const manner = mannerOf(limits);
  const better = betterFormat(draft.rules, reading);
  const typed = judged.normalized.length;
  const counted = fill(manner.isNumeric ? form.digits : form.characters, { typed, count: limits?.maxLength ?? typed });
  return (
    <>
      <div class="field" data-number>
        <label class="label" for={id}>
          {form.numbers[format]} {!manner.isOpen && <small>{counted}</small>}
        </label>
        <Stage
          id={id}
          value={values.accountNumber ?? ''}
          judge={judge}
          isNumeric={manner.isNumeric}
          isWrong={error !== undefined}
          describedBy={`${id}-state`}
          onType={(text) => {
            paste.forget();
            draft.setValue('accountNumber', text);
          }}
          onPaste={paste.onPaste}
          onLeave={onLeave}
        />
        <Sentence id={`${id}-state`} judged={judged} manner={manner} />
        {error !== undefined && (
          <p class="error">
            <Mark of="bad" />
            <span>{error}</span>
          </p>
        )}
        <output class="hint">
          {paste.note && fill(texts.paste[paste.note], { country: countryName(country, language) })}
        </output>
        <FormatChoice {...{ formats, better }} value={format} onChoose={draft.setFormat} />
      </div>
    </>
  );
};
