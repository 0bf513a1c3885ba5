import { expect, test } from 'vitest';
import { askedIn, withPart } from './address.ts';

const webhook = `whk_${'0'.repeat(26)}`;
const delivery = `dlv_${'1'.repeat(52)}`;
const address = new URLSearchParams({ tab: 'webhooks', webhook, state: 'failed', cursor: 'c', delivery });

test('reads what is asked, and leaves out what nobody offers', () => {
  expect(askedIn(address)).toEqual({ webhook, state: 'failed', cursor: 'c', delivery });
  expect(askedIn(new URLSearchParams('webhook=whk_1&state=lost&cursor=&delivery=x'))).toEqual({
    webhook: undefined,
    state: undefined,
    cursor: undefined,
    delivery: undefined,
  });
});

test('another webhook begins at its newest delivery, another page with none open', () => {
  expect(withPart(address, 'webhook', webhook).toString()).toBe(`tab=webhooks&webhook=${webhook}`);
  expect(withPart(address, 'cursor', 'd').toString()).toBe(`tab=webhooks&webhook=${webhook}&state=failed&cursor=d`);
  expect(withPart(address, 'delivery', undefined).toString()).toBe(
    `tab=webhooks&webhook=${webhook}&state=failed&cursor=c`,
  );
});
