import {
  Activity,
  AppWindow,
  BookOpen,
  Bug,
  ChartColumn,
  CircleHelp,
  CircleUserRound,
  CreditCard,
  KeyRound,
  Layers,
  LayoutList,
  LifeBuoy,
  ScrollText,
  ShieldCheck,
  Users,
  Wallet,
  Webhook,
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

/** Where help is: documents of the public site, and a person. */
export const helpPlaces = [
  { to: '/help-center', text: 'nav.help', icon: CircleHelp },
  { to: '/api-documentation', text: 'nav.documentation', icon: BookOpen },
  { to: '/support', text: 'nav.support', icon: LifeBuoy },
  { to: '/status', text: 'nav.status', icon: Activity },
] as const satisfies readonly Place[];

/** Every place that can be gone to by name or by keys. */
export const allPlaces = [...places, ...ownPlaces, ...helpPlaces] as const;

/** Parts of places, which are found by their names alone. */
export const partPlaces = [
  { to: '/activity', text: 'nav.activity', icon: ScrollText },
  { to: '/api?tab=analitica', text: 'nav.usage', icon: ChartColumn },
  { to: '/api?tab=webhooks', text: 'nav.webhooks', icon: Webhook },
  { to: '/subscription/manage', text: 'nav.manage', icon: CreditCard },
  { to: '/widget/documentation', text: 'nav.widgetDocumentation', icon: AppWindow },
  { to: '/widget/bug-report', text: 'nav.bugReport', icon: Bug },
  { to: '/r', text: 'nav.checkReceipt', icon: ShieldCheck },
  { to: '/api-reference', text: 'nav.reference', icon: BookOpen },
  { to: '/faq', text: 'nav.questions', icon: CircleHelp },
] as const satisfies readonly Place[];

/** With a single place there is nothing to choose, and phones keep the room of the tab bar. */
export const hasTabBar = places.length > 1;
