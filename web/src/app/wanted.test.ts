import { expect, test } from 'vitest';
import { wantedOf, wantingOf } from './wanted.ts';

const location = { pathname: '/api', search: '?tab=analitica', hash: '#errores', state: null };

test('what a visit began with is found again after the login, with its query and fragment', () => {
  expect(wantedOf(wantingOf({ ...location, key: 'default' }))).toBe('/api?tab=analitica#errores');
});

test('where somebody went later is not handed to who logs in next', () => {
  expect(wantedOf(wantingOf({ ...location, key: 'a1b2c3' }))).toBeUndefined();
});

test('a state that is no address of this product leads nowhere', () => {
  for (const wanted of ['//other.example', '/\\other.example', 'https://other.example', 7, null])
    expect(wantedOf({ wanted })).toBeUndefined();
  for (const state of [undefined, null, 'x', {}]) expect(wantedOf(state)).toBeUndefined();
});
