import { expect, test } from 'vitest';
import { nearestTo } from './nearest.ts';

const known = [
  'https://site.example/',
  'https://site.example/faq',
  'https://site.example/formatos/clabe',
  'https://site.example/formatos/cbu',
  'https://site.example/api-documentation/webhooks',
  'https://site.example/api-documentation/errors/tooManyRequests',
];

test.for<[asked: string, address: string]>([
  ['/formato/clabe', 'https://site.example/formatos/clabe'],
  ['/formatos/CLAVE', 'https://site.example/formatos/clabe'],
  ['/api-documentation/webhook', 'https://site.example/api-documentation/webhooks'],
  ['/api-documentation/errors/too-many-requests', 'https://site.example/api-documentation/errors/tooManyRequests'],
  ['/faqs', 'https://site.example/faq'],
])('%s is most like %s', ([path, address]) => {
  expect(nearestTo(path, known)[0]).toBe(address);
});

test('an address like none leads to none', () => {
  expect(nearestTo('/wp-login.php', known)).toEqual([]);
  expect(nearestTo('/', known)).toEqual([]);
});
