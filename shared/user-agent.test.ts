import { expect, test } from 'vitest';
import { userAgentFamilyOf } from './user-agent.ts';

test.for([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
] as const)('%s is %s', ([header, family]) => {
  expect(userAgentFamilyOf(header)).toBe(family);
});

test('a program that is no browser has no family', () => {
  expect(userAgentFamilyOf('curl/8.5')).toBeUndefined();
  expect(userAgentFamilyOf(undefined)).toBeUndefined();
});
