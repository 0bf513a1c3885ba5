import { describe, expect, it } from 'vitest';
import { adviceOn, isAddable } from './origin-advice.ts';

describe('what is said of an origin while it is typed', () => {
  it.for([
    ['https://pagos.example.com', 'good'],
    ['https://example.com:8443', 'good'],
    ['https://*.example.com', 'wildcard'],
    ['http://localhost:3000', 'local'],
    ['http://127.0.0.1', 'local'],
  ] as const)('%s can be listed', ([typed, is]) => {
    expect(adviceOn(typed, [])).toEqual({ is });
    expect(isAddable(adviceOn(typed, []))).toBe(true);
  });

  it.for([
    ['pagos.example.com', 'scheme', 'https://pagos.example.com'],
    ['ftp://pagos.example.com', 'scheme', 'https://pagos.example.com'],
    ['localhost:3000', 'scheme', 'http://localhost:3000'],
    ['http://pagos.example.com', 'insecure', 'https://pagos.example.com'],
    ['https://pagos.example.com/', 'path', 'https://pagos.example.com'],
    ['https://pagos.example.com/alta?x=1', 'path', 'https://pagos.example.com'],
    ['https://*.example.com/alta', 'path', 'https://*.example.com'],
    ['https://Pagos.Example.com', 'malformed', 'https://pagos.example.com'],
    ['https://example.com:443', 'malformed', 'https://example.com'],
  ] as const)('%s is put right', ([typed, is, instead]) => {
    expect(adviceOn(typed, [])).toEqual({ is, instead });
    expect(adviceOn(instead, [])).toSatisfy(isAddable);
  });

  it.for(['https://pagos.*.example.com', 'https://*', 'https://', 'https://example', 'hola mundo', 'https://1.2.3.4'])(
    '%s cannot be listed, and no other address is put into the mouth of who typed it',
    (typed) => {
      const advice = adviceOn(typed, []);
      expect(isAddable(advice)).toBe(false);
      expect(advice).not.toHaveProperty('instead');
    },
  );

  it('an address of the list, or one that it allows already, is not listed again', () => {
    const listed = ['https://pagos.example.com', 'https://*.tienda.example'];
    expect(adviceOn('https://pagos.example.com', listed)).toEqual({ is: 'listed' });
    expect(adviceOn('https://mx.tienda.example', listed)).toEqual({ is: 'covered', by: 'https://*.tienda.example' });
    expect(adviceOn('https://tienda.example', listed)).toEqual({ is: 'good' });
  });
});
