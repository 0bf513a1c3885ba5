import { describe, expect, it, vi } from 'vitest';
import { createConstants } from './constants.ts';
import { fallbackCountries } from './fallback-countries.ts';

const mexico = { code: 'MX', name: 'México', flag: '🇲🇽', currency: 'MXN', available: true };

const setUp = () => {
  let time = 0;
  let language = 'es';
  const server = vi.fn<typeof fetch>(async () => Response.json({ countries: [mexico] }));
  const constants = createConstants({
    fetch: server,
    sleep: async () => undefined,
    language: () => language,
    now: () => time,
  });
  return {
    server,
    constants,
    wait: (ms: number) => (time += ms),
    speak: (other: string) => (language = other),
    fail: () => server.mockImplementation(async () => new Response('', { status: 500 })),
  };
};

describe('the constants', () => {
  it('are asked for once within five minutes', async () => {
    const { constants, server, wait } = setUp();
    await constants.countries();
    wait(299_999);
    expect(await constants.countries()).toEqual([mexico]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('are renewed after five minutes', async () => {
    const { constants, server, wait } = setUp();
    await constants.countries();
    wait(300_000);
    await constants.countries();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('are asked for once by many at the same time', async () => {
    const { constants, server } = setUp();
    await Promise.all([constants.countries(), constants.countries()]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('are stale rather than absent when they cannot be renewed', async () => {
    const { constants, wait, fail } = setUp();
    await constants.countries();
    wait(300_000);
    fail();
    expect(await constants.countries()).toEqual([mexico]);
  });

  it('fall back to the ten countries, and to empty lists, when there is no stale copy', async () => {
    const { constants, fail } = setUp();
    fail();
    expect(await constants.countries()).toBe(fallbackCountries);
    expect(await constants.banks('MX')).toEqual([]);
    expect(await constants.accountTypes('MX')).toEqual([]);
    expect(await constants.documentTypes('MX')).toEqual([]);
  });

  it('do not remember a fallback', async () => {
    const { constants, server, fail } = setUp();
    fail();
    await constants.countries();
    server.mockImplementation(async () => Response.json({ countries: [mexico] }));
    expect(await constants.countries()).toEqual([mexico]);
  });

  it('accept a bare list', async () => {
    const { constants, server } = setUp();
    server.mockImplementation(async () => Response.json([mexico]));
    expect(await constants.countries()).toEqual([mexico]);
  });

  it('treat an answer without a list as a failure', async () => {
    const { constants, server } = setUp();
    server.mockImplementation(async () => Response.json({ message: 'hi' }));
    expect(await constants.countries()).toBe(fallbackCountries);
  });

  it('are kept apart by language', async () => {
    const { constants, server, speak } = setUp();
    await constants.countries();
    speak('en');
    await constants.countries();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('offer the fallback countries in the order of the specification, with their flags', () => {
    expect(fallbackCountries.map(({ code }) => code)).toEqual([
      'MX',
      'PE',
      'CO',
      'CL',
      'AR',
      'BR',
      'UY',
      'EC',
      'PA',
      'CR',
    ]);
    expect(fallbackCountries[0]?.flag).toBe('🇲🇽');
    expect(fallbackCountries.filter(({ available }) => !available).map(({ code }) => code)).toEqual(['PA', 'CR']);
  });
});
