import { useState } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { Keys } from '../../components/ui/keys.tsx';
import { useLeavingFields, useShortcuts } from '../../lib/shortcuts.ts';
import { allPlaces } from '../shell/navigation.ts';
import { modKey } from './mod-key.ts';
import { Palette } from './palette.tsx';
import { placeKeys } from './place-keys.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { useDesk } from './use-commands.ts';
import { useGo } from './use-go.ts';
import css from './palette.module.css';

/** The way to everything: a button in the top bar, and keys from anywhere. */
export const Commands = () => {
  const { t } = useTranslation('palette');
  const go = useGo();
  const desk = useDesk();
  const [shows, setShows] = useState<'palette' | 'keys'>();
  const close = () => setShows(undefined);
  const showKeys = () => setShows('keys');
  useLeavingFields();
  useShortcuts({
    'mod+k': () => setShows('palette'),
    '?': showKeys,
    '/': () => desk('number'),
    n: () => desk('restart'),
    ...Object.fromEntries(allPlaces.map(({ to }) => [`g ${placeKeys[to] ?? ''}`, () => go(to)])),
  });
  return (
    <>
      <button
        type="button"
        className={css.button}
        onClick={() => setShows('palette')}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon of={Search} />
        <span>{t('open')}</span>
        <Keys of={[modKey, 'K']} isHidden />
      </button>
      {shows === 'palette' && <Palette onClose={close} showKeys={showKeys} />}
      <ShortcutSheet open={shows === 'keys'} onClose={close} />
    </>
  );
};
