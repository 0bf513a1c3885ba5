import { describe, expect, test } from 'vitest';
import type { EventType, WebhookState } from '#shared/validation/webhooks.ts';
import { changed, eachOnce, isWoken } from './change.ts';

const failing = {
  url: 'https://tienda.example/',
  description: 'ERP' as string | undefined,
  events: ['key.created'] as EventType[],
  state: 'active' as WebhookState,
  failingSince: '2026-11-20T00:00:00.000Z' as string | undefined,
};

describe('a change', () => {
  test('of nothing leaves everything as it is', () => {
    expect(changed(failing, {})).toEqual(failing);
    expect(changed(failing, { url: failing.url, active: true })).toEqual(failing);
  });

  test.for([
    ['paused', true],
    ['disabled', true],
    ['active', false],
  ] as const)('that switches on one that is %s lets it go on: %s', ([state, isOn]) => {
    const before = { ...failing, state };
    const after = changed(before, { active: true });
    expect([after.state, after.failingSince === undefined, isWoken(before, after)]).toEqual(['active', isOn, isOn]);
  });

  test('that pauses forgets no failure, and another address has none', () => {
    expect(changed(failing, { active: false })).toEqual({ ...failing, state: 'paused' });
    const elsewhere = changed(failing, { url: 'https://otra.example/' });
    expect([elsewhere.failingSince, isWoken(failing, elsewhere)]).toEqual([undefined, true]);
  });

  test('takes a description away that is empty or null', () => {
    expect([null, ''].map((description) => changed(failing, { description }).description)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('each event is told once, in the order in which it was said', () => {
  expect(eachOnce(['key.revoked', 'key.created', 'key.revoked'])).toEqual(['key.revoked', 'key.created']);
});
