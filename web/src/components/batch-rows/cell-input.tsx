import { useEffect, useRef, type KeyboardEvent } from 'react';

export type Leave = 'below' | 'next' | 'before' | 'here' | 'elsewhere';

export interface CellInputProps {
  readonly label: string;
  readonly value: string;
  /** Typed over the cell: begins with it. */
  readonly typed: string | undefined;
  /** `undefined`: nothing is changed. */
  readonly onLeave: (value: string | undefined, leave: Leave) => void;
}

/** The text of one cell while it is changed: Enter and Tab take it over, Escape leaves it as it was. */
export const CellInput = ({ label, value, typed, onLeave }: CellInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  const isChanged = useRef(typed !== undefined);
  useEffect(() => {
    const { current } = input;
    current?.focus({ preventScroll: true });
    if (typed === undefined) current?.select();
    else current?.setSelectionRange(typed.length, typed.length);
  }, [typed]);
  const leave = (next: string | undefined, how: Leave) => {
    if (isLeft.current) return;
    isLeft.current = true;
    onLeave(isChanged.current ? next : undefined, how);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, currentTarget } = event;
    const how = key === 'Tab' ? (shiftKey ? 'before' : 'next') : key === 'Enter' ? 'below' : undefined;
    if (key === 'Escape') leave(undefined, 'here');
    else if (how) leave(currentTarget.value, how);
    else return;
    // Escape would close the dialog, too.
    event.preventDefault();
  };
  return (
    <input
      ref={input}
      aria-label={label}
      defaultValue={typed ?? value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onInput={() => (isChanged.current = true)}
      onKeyDown={press}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onBlur={({ target }) => leave(target.value, 'elsewhere')}
    />
  );
};
