import { env } from '../grant.ts';

/** One of PayPal's two worlds, by the address of its API. */
interface Side {
  /** Where PayPal's API answers, in all the ways that it names itself. */
  readonly apiHosts: readonly string[];
  /** Whom certificates of webhooks are made out to. */
  readonly certificateName: string;
}

const sides: Readonly<Record<string, Side>> = {
  'https://api-m.paypal.com': {
    apiHosts: ['api-m.paypal.com', 'api.paypal.com'],
    certificateName: 'messageverificationcerts.paypal.com',
  },
  'https://api-m.sandbox.paypal.com': {
    apiHosts: ['api-m.sandbox.paypal.com', 'api.sandbox.paypal.com'],
    certificateName: 'messageverificationcerts.sandbox.paypal.com',
  },
};

/** A PayPal of this very machine, as tests and the local product have one. */
const isOwn = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && hostname === '127.0.0.1';

/** The world that the stack speaks to. */
export const side = (): Side & { readonly protocol: string; readonly isOwn: boolean } => {
  const url = new URL(env('PAYPAL_URL'));
  const known = sides[url.origin];
  if (known) return { ...known, protocol: 'https:', isOwn: false };
  if (!isOwn(url)) throw new Error('PAYPAL_URL is no address of PayPal');
  const certificateName = 'messageverificationcerts.sandbox.paypal.com';
  return { apiHosts: [url.host], certificateName, protocol: 'http:', isOwn: true };
};

/** Whether payers may be sent there: a page of PayPal's. */
export const isPayPalPage = (href: string): boolean => {
  const url = URL.parse(href);
  if (!url || url.username || url.password) return false;
  const { isOwn: own, apiHosts } = side();
  if (own) return url.protocol === 'http:' && apiHosts.includes(url.host);
  return url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com');
};
