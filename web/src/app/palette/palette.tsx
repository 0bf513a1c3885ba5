/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus -- the field has the keys of the list, as WAI-ARIA says */
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../components/ui/combobox-list.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Keys } from '../../components/ui/keys.tsx';
import { openDialogs } from '../../components/ui/open-dialogs.ts';
import { around, groups, isFoundIn, type Item } from './item.ts';
import { useArticlesFound } from './use-articles-found.ts';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';
import css from './palette.module.css';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly showKeys: () => void;
}

/** Finds payees and answers, places and actions: a field over a list, the focus always in the field. */
export const Palette = ({ onClose, showKeys }: PaletteProps) => {
  const { t } = useTranslation('palette');
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const commands = useCommands(showKeys);
  const { items: found, isSearching } = useFound(typed);
  const articles = useArticlesFound(typed);
  const items = [...found, ...commands.filter(({ label }) => isFoundIn(label, typed.trim())), ...articles];
  const optionId = (index: number) => `${listId}-${index}`;

  // Before the browser paints, and while a dialog that goes is still there: so the focus goes back to where it came from.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    current.showModal();
    openDialogs.set([...openDialogs.get(), current]);
    return () => {
      current.close();
      openDialogs.set(openDialogs.get().filter((other) => other !== current));
    };
  }, []);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, typed]);

  const choose = (item: Item | undefined) => {
    if (!item) return;
    onClose();
    // Once the focus is back where it was: what is chosen may move it on.
    requestAnimationFrame(item.run);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      return choose(items[active]);
    }
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onClose();
    }
    const next = moved(event.key, active, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('open')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={css.field}>
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={t('open')}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items[active] ? optionId(active) : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <Keys of={['Esc']} />
      </div>
      <div id={listId} ref={list} role="listbox" className={css.list} aria-label={t('results')}>
        {groups.map((group) => {
          const own = items.filter((item) => item.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group} role="group" aria-label={t(`groups.${group}`)}>
              <div className={css.group} role="presentation">
                {t(`groups.${group}`)}
              </div>
              {own.map((item) => (
                <Option
                  key={item.id}
                  item={item}
                  id={optionId(items.indexOf(item))}
                  typed={typed}
                  isActive={items[active] === item}
                  onChoose={() => choose(item)}
                />
              ))}
            </div>
          );
        })}
      </div>
      <output className={items.length === 0 ? css.none : 'vh'}>
        {isSearching && t('searching')}
        {!isSearching && typed && (items.length === 0 ? t('none') : t('found', { count: items.length }))}
      </output>
      <div className={css.help} aria-hidden="true">
        <span>
          <Keys of={['↑', '↓']} />
          {t('help.move')}
        </span>
        <span>
          <Keys of={['↵']} />
          {t('help.choose')}
        </span>
        <span>
          <Keys of={['?']} />
          {t('help.keys')}
        </span>
      </div>
    </dialog>
  );
};

interface OptionProps {
  readonly item: Item;
  readonly id: string;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

const Option = ({ item: { icon, label, note, keys }, id, typed, isActive, onChoose }: OptionProps) => {
  const [before, found, after] = around(label, typed);
  return (
    <div id={id} role="option" aria-selected={isActive} className={css.option} onClick={onChoose}>
      <Icon of={icon} />
      <span className={css.label}>
        {before}
        {found && <mark>{found}</mark>}
        {after}
      </span>
      {note && <span className={css.note}>{note}</span>}
      {keys && keys.length > 0 && <Keys of={keys} isHidden />}
    </div>
  );
};
