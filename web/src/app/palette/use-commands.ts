import { ClipboardPaste, FlaskConical, Globe, Hash, Keyboard, LogOut, Plus, SunMoon, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBuyCredits } from '../../features/credits/index.ts';
import { wishOfDesk, type DeskWish } from '../../lib/desk-wishes.ts';
import { chooseLanguage, currentLanguage } from '../../lib/i18n/i18n.ts';
import { session } from '../../lib/session/current.ts';
import { chooseTheme, otherTheme, useTheme } from '../../lib/theme.ts';
import { allPlaces, partPlaces } from '../shell/navigation.ts';
import type { Item } from './item.ts';
import { placeKeys } from './place-keys.ts';
import { useGo } from './use-go.ts';

/** Asks the desk for something, from wherever one is. */
export const useDesk = () => {
  const navigate = useNavigate();
  return (wish: DeskWish) => {
    wishOfDesk(wish);
    // Not the router's: it still tells the page before while the next one loads.
    if (window.location.pathname !== '/dashboard') void navigate('/dashboard');
  };
};

/** Every place and every action there is without searching. */
export const useCommands = (showKeys: () => void): readonly Item[] => {
  const { t } = useTranslation(['palette', 'app']);
  const go = useGo();
  const buy = useBuyCredits();
  const desk = useDesk();
  const theme = otherTheme(useTheme());
  const language = currentLanguage() === 'es' ? 'en' : 'es';
  const action = (name: keyof typeof icons, run: () => void, keys?: readonly string[]): Item => ({
    id: name,
    group: 'actions',
    icon: icons[name],
    label: t(`actions.${name}`),
    run,
    ...(keys && { keys }),
  });
  return [
    ...[...allPlaces, ...partPlaces].map(({ to, text, icon }): Item => ({
      id: to,
      group: 'places',
      icon,
      label: t(`app:${text}`),
      keys: placeKeys[to] ? ['G', placeKeys[to].toUpperCase()] : [],
      run: () => go(to),
    })),
    action('restart', () => desk('restart'), ['N']),
    action('paste', () => desk('paste')),
    action('sandbox', () => desk('sandbox')),
    action('testNumbers', () => desk('testNumbers')),
    action('buy', buy),
    {
      id: 'theme',
      group: 'actions',
      icon: SunMoon,
      label: t(`app:theme.${theme}`),
      run: () => chooseTheme(theme),
    },
    {
      id: 'language',
      group: 'actions',
      icon: Globe,
      label: t('app:language.other'),
      run: () => void chooseLanguage(language),
    },
    action('keys', showKeys, ['?']),
    action('logout', () => void session.logout()),
  ];
};

const icons = {
  restart: Plus,
  paste: ClipboardPaste,
  sandbox: FlaskConical,
  testNumbers: Hash,
  buy: Wallet,
  keys: Keyboard,
  logout: LogOut,
} as const;
