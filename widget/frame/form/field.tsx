import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Mark } from '../parts/icons.tsx';

/** What a control needs to be told apart and described. */
export interface Links {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: (links: Links) => ComponentChildren;
}

/** A label over its control, and below it what is wrong or good to know. */
export const Field = ({ label, aside, error, hint, children }: FieldProps) => {
  const id = useId();
  const more = error ?? hint;
  return (
    <div class="field">
      <label class="label" for={id}>
        {label} {aside && <small>{aside}</small>}
      </label>
      {children({
        id,
        'aria-describedby': more === undefined ? undefined : `${id}-more`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {more !== undefined && (
        <p class={error === undefined ? 'hint' : 'error'} id={`${id}-more`}>
          {error !== undefined && <Mark of="bad" />}
          <span>{more}</span>
        </p>
      )}
    </div>
  );
};
