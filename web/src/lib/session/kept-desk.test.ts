import { describe, expect, it } from 'vitest';
import { createKeptDesk } from './kept-desk.ts';
import type { SessionState } from './session.ts';

const storageOf = (items = new Map<string, string>()) => ({
  items,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});

const user = (email: string): SessionState => ({
  status: 'user',
  token: 'ses_1',
  user: {
    email,
    credits: 5,
    creditsState: 'available',
    creditsExpiration: null,
    creditsDaysLeft: null,
    creditsExpired: 0,
    debt: 0,
    plan: 'free',
  },
});
const lucia = 'lucia@pagosdelsur.com.ar';
const ended: SessionState = { status: 'guest', ended: true };
const number = '002115016003269411';

const deskOf = (who: string) => {
  const storage = storageOf();
  const desk = createKeptDesk(storage);
  desk.keep(who, 'form', { country: 'MX' });
  desk.keep(who, 'fields', { accountNumber: number });
  return { storage, desk };
};
const text = ({ items }: ReturnType<typeof storageOf>) => [...items.values()].join();

describe('what stands on the desk', () => {
  it('survives loading the page anew', () => {
    const { storage } = deskOf(lucia);
    const anew = createKeptDesk(storage);
    anew.follow(user(lucia));
    expect(anew.read(lucia, 'fields')).toEqual({ accountNumber: number });
  });

  it('names its user nowhere', () => {
    expect(text(deskOf(lucia).storage)).not.toContain('lucia');
  });

  it('comes back whole to the user whose session had ended, though storage held nothing personal meanwhile', () => {
    const { storage, desk } = deskOf(lucia);
    desk.follow(ended);
    expect(text(storage)).not.toContain(number);
    desk.follow(user(lucia));
    expect(desk.read(lucia, 'fields')).toEqual({ accountNumber: number });
  });

  it('keeps what names nobody for that user when the page was loaded anew meanwhile', () => {
    const { storage, desk } = deskOf(lucia);
    desk.follow(ended);
    const anew = createKeptDesk(storage);
    anew.follow(user(lucia));
    expect([anew.read(lucia, 'form'), anew.read(lucia, 'fields')]).toEqual([{ country: 'MX' }, undefined]);
  });

  it.each([
    ['logging out', { status: 'guest' } satisfies SessionState],
    ['another user', user('next@pagosdelsur.com.ar')],
  ])('is gone after %s, from storage and for everybody', (_, next) => {
    const { storage, desk } = deskOf(lucia);
    desk.follow(next);
    desk.follow(user(lucia));
    expect([storage.items.size, desk.read(lucia, 'fields')]).toEqual([0, undefined]);
  });

  it("is gone when another user finds it after loading the page anew, or after the first one's session ended", () => {
    const loaded = deskOf(lucia).storage;
    createKeptDesk(loaded).follow(user('next@pagosdelsur.com.ar'));
    const { storage, desk } = deskOf(lucia);
    desk.follow(ended);
    desk.follow(user('next@pagosdelsur.com.ar'));
    expect([loaded.items.size, storage.items.size]).toEqual([0, 0]);
  });

  it.each(['{', '"desk"', '{"of":1}', '{"of":"x","parts":null}'])('is nothing when storage holds %s', (damaged) => {
    const desk = createKeptDesk(storageOf(new Map([['desk', damaged]])));
    expect(desk.read(lucia, 'form')).toBeUndefined();
  });
});
