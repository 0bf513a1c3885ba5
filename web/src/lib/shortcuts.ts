import { useEffect, useEffectEvent } from 'react';

/** What happens at which keys: `n`, `?`, two in a row as `g v`, or `mod+k` (Command on a Mac, Control elsewhere). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Between two keys in a row. */
const nextKeyMs = 1_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

/** What was pressed, in the words of `Shortcuts`; nothing of what belongs to the browser. */
const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined => {
  if (altKey) return undefined;
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase();
};

/**
 * Keys for whoever has no hand free for the mouse. Letters are never taken from a field, nor anything from a dialog that is
 * open; Escape leaves a field, so that they work.
 */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const run = useEffectEvent((keys: string): boolean => {
    const action = shortcuts[keys];
    action?.();
    return action !== undefined;
  });
  useEffect(() => {
    let before: { readonly key: string; readonly at: number } | undefined;
    const hear = (event: KeyboardEvent) => {
      const key = pressed(event);
      if (key === undefined || event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]'))
        return;
      if (isTyping(event.target) && !key.startsWith('mod+')) return;
      const first = before && event.timeStamp - before.at < nextKeyMs ? before.key : undefined;
      before = { key, at: event.timeStamp };
      if ((first !== undefined && run(`${first} ${key}`)) || run(key)) {
        before = undefined;
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};

const leaveField = (event: KeyboardEvent) => {
  const { target, key } = event;
  if (key !== 'Escape' || event.defaultPrevented || !isTyping(target) || document.querySelector('dialog[open]')) return;
  // The first Escape closes a list that hangs from the field.
  if (target instanceof HTMLElement && target.getAttribute('aria-expanded') !== 'true') target.blur();
};

/** Escape leaves the field that is being typed in. */
export const useLeavingFields = (): void => {
  useEffect(() => {
    document.addEventListener('keydown', leaveField, { capture: true });
    return () => document.removeEventListener('keydown', leaveField, { capture: true });
  }, []);
};
