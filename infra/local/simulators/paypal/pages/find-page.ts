import type { Desk } from '../desk.ts';
import { type ApprovalPage, NoSuchPage } from './approval-page.ts';
import { orderPage } from './order-page.ts';
import { subscriptionPage } from './subscription-page.ts';

const kinds: Readonly<Record<string, readonly [name: string, open: (desk: Desk, token: string) => ApprovalPage]>> = {
  '/checkoutnow': ['token', orderPage],
  '/webapps/billing/subscriptions': ['ba_token', subscriptionPage],
  '/webapps/billing/subscriptions/update': ['ba_token', subscriptionPage],
};

/** The page behind an approval link. */
export const findPage = (desk: Desk, { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>) => {
  const [name, open] = kinds[pathname] ?? [];
  const token = name ? searchParams.get(name) : null;
  if (!open || !token) throw new NoSuchPage('This is no approval link.');
  return open(desk, token);
};
