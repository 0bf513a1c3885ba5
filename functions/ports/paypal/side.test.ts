import { beforeEach, describe, expect, test } from 'vitest';
import { isAtPayPal } from './certificate-store.ts';
import { isPayPalPage } from './side.ts';

const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-ab66f33d';

const from = (url: string) =>
  beforeEach(() => {
    process.env['PAYPAL_URL'] = url;
  });

describe('where money is real', () => {
  from('https://api-m.paypal.com');

  test.for(['https://api.paypal.com', 'https://api-m.paypal.com'])('certificates are those of %s', (origin) => {
    expect(isAtPayPal(origin + path)).toBe(true);
  });

  test.for([
    'https://api.sandbox.paypal.com',
    'https://api-m.sandbox.paypal.com',
    'http://api.paypal.com',
    'https://api.paypal.com:8443',
    'https://api.paypal.com.',
    'https://API.paypal.com',
    'https://api.paypal.com.example.com',
    'https://api.paypal.com@example.com',
    'https://user@api.paypal.com',
    'https://example.com/https://api.paypal.com',
    'https://xapi.paypal.com',
    'https://api-paypal.com',
    'https://api.paypa1.com',
    'https://аpi.paypal.com',
    'https://www.paypal.com',
    'https://paypal.com',
    'https://127.0.0.1',
    'http://127.0.0.1:8080',
    ' https://api.paypal.com',
    'https:\\\\api.paypal.com',
  ])('never of %s', (origin) => {
    expect(isAtPayPal(origin + path)).toBe(false);
  });

  test('payers are sent to PayPal and nowhere else', () => {
    expect(isPayPalPage('https://www.paypal.com/checkoutnow?token=5O190127TN364715T')).toBe(true);
    for (const href of [
      'http://www.paypal.com/checkoutnow',
      'https://www.paypal.com.example.com/checkoutnow',
      'https://www.paypal.com@example.com/',
      'https://notpaypal.com/',
      'https://www.paypal.com:8443/',
      'http://127.0.0.1:8080/',
      'javascript:alert(1)',
      'checkoutnow',
    ])
      expect(isPayPalPage(href), href).toBe(false);
  });
});

describe('in the sandbox', () => {
  from('https://api-m.sandbox.paypal.com');

  test('certificates are those of the sandbox', () => {
    expect(isAtPayPal(`https://api.sandbox.paypal.com${path}`)).toBe(true);
    expect(isAtPayPal(`https://api.paypal.com${path}`)).toBe(false);
    expect(isAtPayPal(`https://api.sandbox.paypal.com.example.com${path}`)).toBe(false);
  });
});

describe.for(['https://example.com', 'http://10.0.0.1:8080', 'https://api-m.paypal.com.example.com'])(
  'at %s',
  (url) => {
    from(url);

    test('there is no PayPal', () => {
      expect(() => isAtPayPal(`${url}${path}`)).toThrow('no address of PayPal');
    });
  },
);
