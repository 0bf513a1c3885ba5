import { describe, expect, it } from 'vitest';
import { createBrought } from './brought.ts';

const ana = 'ana@pagosdelsur.com.ar';
const next = 'eva@pagosdelsur.com.ar';
const parts = { form: { country: 'MX', accountFormat: 'CLABE' }, fields: { accountNumber: '002115016003269411' } };
const minute = 60_000;

const brought = () => {
  const items = new Map<string, string>();
  const clock = { now: 0 };
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, clock, shelf: createBrought(storage, () => clock.now) };
};

describe('a number typed before there was an account', () => {
  it('is of whoever signs in next in this tab', () => {
    const { shelf } = brought();
    shelf.bring(parts);
    expect(shelf.of(ana)).toEqual(parts);
  });

  it('is gone after a quarter of an hour in which nobody registered', () => {
    const { shelf, clock, items } = brought();
    shelf.bring(parts);
    clock.now = 15 * minute;
    expect([shelf.of(ana), items.size]).toEqual([undefined, 0]);
  });

  it('is of the account that was created with it for a day, and of nobody else', () => {
    const { shelf, clock, items } = brought();
    shelf.bring(parts);
    shelf.claim(ana);
    clock.now = 23 * 60 * minute;
    expect([shelf.of(next), shelf.of(ana)]).toEqual([undefined, parts]);
    clock.now = 24 * 60 * minute;
    expect([shelf.of(ana), items.size]).toEqual([undefined, 0]);
  });

  it('is of neither when another account is created in the same tab', () => {
    const { shelf } = brought();
    shelf.bring(parts);
    shelf.claim(ana);
    shelf.claim(next);
    expect([shelf.of(ana), shelf.of(next)]).toEqual([undefined, undefined]);
  });

  it('names its account nowhere', () => {
    const { shelf, items } = brought();
    shelf.bring(parts);
    shelf.claim(ana);
    expect([...items.values()].join()).not.toContain('ana');
  });

  it.each(['{', '1', '{"at":0}', '{"at":0,"parts":{"form":{"country":1},"fields":{}}}', '{"parts":{}}'])(
    'is nothing when storage holds %s',
    (damaged) => {
      const { shelf, items } = brought();
      items.set('brought', damaged);
      expect(shelf.of(ana)).toBeUndefined();
    },
  );
});
