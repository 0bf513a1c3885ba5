import { CreditCard, KeyRound, LayoutList, Users, type LucideIcon } from 'lucide-react';

/** The places of the signed-in area, in the order of the rail and the tab bar. A place is listed once its page exists. */
export const places = [
  { to: '/dashboard', text: 'nav.validate', icon: LayoutList },
  { to: '/payees', text: 'nav.payees', icon: Users, around: '/payees/' },
  { to: '/api', text: 'nav.api', icon: KeyRound },
  { to: '/subscriptions', text: 'nav.subscription', icon: CreditCard, around: '/subscription/' },
] as const satisfies readonly {
  readonly to: `/${string}`;
  readonly text: `nav.${string}`;
  readonly icon: LucideIcon;
  /** How pages begin that belong to it. */
  readonly around?: string;
}[];

/** With a single place there is nothing to choose, and phones keep the room of the tab bar. */
export const hasTabBar = places.length > 1;
