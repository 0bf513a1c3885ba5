/**
 * The addresses of the single-page app: every other address of the site is a document, a file or nothing. `/*` stands for
 * one more segment.
 */
export const appAddresses = [
  '/register',
  '/registration-success',
  '/verify-email',
  '/resend-verification',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/batch',
  '/batch/*',
  '/payees',
  '/payees/*',
  '/api',
  '/widget',
  '/widget/documentation',
  '/widget/support',
  '/widget/bug-report',
  '/widget/examples',
  '/widget/changelog',
  '/widget/faq',
  '/subscriptions',
  '/subscription/manage',
  '/subscription/success',
  '/subscription/cancel',
  '/credits',
  '/support',
  '/account',
  '/activity',
  '/receipts/*',
  '/r',
  '/r/*',
  '/payment-success',
  '/payment-cancel',
  '/pay/*',
] as const satisfies readonly `/${string}`[];

const known: ReadonlySet<string> = new Set(appAddresses);

/** Whether the app shows something there; queries, fragments and a slash at the end make no difference. */
export const isOfTheApp = (address: string): boolean => {
  const path = address.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1');
  return known.has(path) || known.has(path.replace(/\/[^/]+$/, '/*'));
};
