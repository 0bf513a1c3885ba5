import {
  AppWindow,
  CircleUserRound,
  CreditCard,
  Download,
  Headset,
  KeyRound,
  LifeBuoy,
  Lock,
  LogIn,
  ShieldCheck,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import { areaOf, type SecurityEventArea } from '#shared/validation/security-events.ts';

const icons: Readonly<Record<SecurityEventArea, LucideIcon>> = {
  access: LogIn,
  account: CircleUserRound,
  password: Lock,
  secondFactor: ShieldCheck,
  keys: KeyRound,
  webhooks: Webhook,
  widget: AppWindow,
  payees: Users,
  plan: CreditCard,
  data: Download,
  support: LifeBuoy,
  operator: Headset,
};

/** By what it is about; what this version does not know is of the account. */
export const iconOf = (kind: string): LucideIcon => icons[areaOf(kind) ?? 'account'];
