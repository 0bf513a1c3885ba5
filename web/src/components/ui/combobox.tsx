/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- a native select cannot be searched; the field has the keys of the list, as WAI-ARIA says */
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './class-names.ts';
import { chosenOnLeaving, moved } from './combobox-list.ts';
import type { Choice } from './combobox-list.ts';
import { useFieldLinks } from './field.tsx';
import './combobox.css';

export interface ComboboxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The choices a query finds, the nearest first; all of them for an empty one. */
  readonly find: (query: string) => readonly Choice[];
  /** How the chosen value is written in the field. */
  readonly labelOf: (value: string) => string;
  readonly placeholder?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/**
 * A choice out of many, found by typing: the combobox with a list of WAI-ARIA. The focus stays in the field; arrows and
 * pages move through the list, Enter chooses, Escape closes.
 */
export const Combobox = ({ value, onChange, find, labelOf, placeholder, onBlur }: ComboboxProps) => {
  const { t } = useTranslation('ui');
  const links = useFieldLinks();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  /** What is being typed; nothing while the field shows the choice. */
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen || typed !== undefined ? find(typed ?? '') : [];
  const optionId = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = () => {
    setOpen(true);
    setActive(find(typed ?? '').findIndex((choice) => choice.value === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (next: string | undefined) => {
    close();
    if (next !== undefined && next !== value) onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text.trim() === '' ? -1 : 0);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      return open();
    }
    if (!isOpen) return;
    if (key === 'Enter') {
      event.preventDefault();
      return choose(found[active]?.value);
    }
    if (key === 'Escape') return close();
    const next = moved(key, active, found.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <div className="combo">
      <input
        {...links}
        className="select"
        role="combobox"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? (value && labelOf(value))}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onFocus={({ target }) => target.select()}
        onClick={() => (isOpen ? undefined : open())}
        onBlur={() => {
          choose(chosenOnLeaving(typed, found));
          onBlur?.();
        }}
      />
      <ul id={listId} ref={list} role="listbox" className="combo-list" hidden={!isOpen} aria-label={t('options')}>
        {isOpen &&
          found.map((choice, index) => (
            <li
              key={choice.value}
              id={optionId(index)}
              role="option"
              aria-selected={choice.value === value}
              className={cx('combo-option', index === active && 'is-active')}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice.value)}
            >
              <span>
                {choice.label}
                {choice.caution && <em className="combo-caution">{choice.caution}</em>}
              </span>
              {choice.note && <small>{choice.note}</small>}
            </li>
          ))}
      </ul>
      <output className={isOpen && found.length === 0 ? 'combo-none' : 'vh'}>
        {isOpen && typed !== undefined && t('found', { count: found.length })}
      </output>
    </div>
  );
};
