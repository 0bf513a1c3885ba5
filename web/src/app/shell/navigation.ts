import {
  AppWindow,
  CircleUserRound,
  CreditCard,
  KeyRound,
  Layers,
  LayoutList,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

interface Place {
  readonly to: `/${string}`;
  readonly text: `nav.${string}`;
  readonly icon: LucideIcon;
  /** How pages begin that belong to it. */
  readonly around?: string;
}

/** The places of the signed-in area, in the order of the rail and the tab bar. A place is listed once its page exists. */
export const places = [
  { to: '/dashboard', text: 'nav.validate', icon: LayoutList },
  { to: '/batch', text: 'nav.batches', icon: Layers, around: '/batch/' },
  { to: '/payees', text: 'nav.payees', icon: Users, around: '/payees/' },
  { to: '/api', text: 'nav.api', icon: KeyRound },
  { to: '/widget', text: 'nav.widget', icon: AppWindow, around: '/widget/' },
  { to: '/subscriptions', text: 'nav.subscription', icon: CreditCard, around: '/subscription/' },
] as const satisfies readonly Place[];

/** Those that the account menu leads to. */
export const ownPlaces = [
  { to: '/account', text: 'nav.account', icon: CircleUserRound },
  { to: '/credits', text: 'nav.credits', icon: Wallet },
] as const satisfies readonly Place[];

/** Every place that can be gone to by name or by keys. */
export const allPlaces = [...places, ...ownPlaces] as const;

/** With a single place there is nothing to choose, and phones keep the room of the tab bar. */
export const hasTabBar = places.length > 1;
