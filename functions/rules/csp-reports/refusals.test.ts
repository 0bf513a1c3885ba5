import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiveCspReports } from '#shared/contract/app/csp-reports.ts';
import { refusalsIn } from './refusals.ts';

const site = 'https://cuentaclara.example';
const read = (told: unknown) => refusalsIn(receiveCspReports.body.parse(told));
const reported = (body: object) =>
  read([{ type: 'csp-violation', age: 12, url: `${site}/r/x`, user_agent: 'x', body }]);
const reportedAsOf = (body: object) => read({ 'csp-report': body });

test('a refusal is said alike by browsers of today and of old', () => {
  const expected = [{ directive: 'img-src', blocked: 'pixel.tracker.example', page: '/login' }];
  const blocked = 'https://eu.pixel.tracker.example/t.gif?who=ana@empresa.mx';
  expect(
    reported({ effectiveDirective: 'img-src', blockedURL: blocked, documentURL: `${site}/login?next=/pay#x` }),
  ).toEqual(expected);
  expect(
    reportedAsOf({
      'violated-directive': "img-src 'self' data:",
      'blocked-uri': blocked,
      'document-uri': `${site}/login`,
    }),
  ).toEqual(expected);
});

test.for([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  [`${site}/assets/x-1.js`, 'own'],
  ['', 'other'],
  ['nonsense', 'other'],
  ['https://clabe-002115016003269411.tracker7.example/x', 'clabe-#.tracker7.example'],
])('%j is said to be %s', ([blockedURL, blocked]) => {
  expect(reported({ effectiveDirective: 'script-src', blockedURL, documentURL: `${site}/` })).toMatchObject([
    { blocked, page: 'document' },
  ]);
});

test.for([
  { blockedURL: 'chrome-extension://abcdef/inject.js' },
  { blockedURL: 'chrome-extension' },
  { blockedURL: 'inline', sourceFile: 'moz-extension://12-34/a.js' },
])('what an extension of a visitor tried is not told: %o', (body) => {
  expect(reported({ effectiveDirective: 'script-src', documentURL: `${site}/`, ...body })).toEqual([]);
});

test('reports of other kinds are passed over', () => {
  expect(read([{ type: 'deprecation', body: { effectiveDirective: 'img-src' } }, { type: 'csp-violation' }])).toEqual(
    [],
  );
});

/** Stands for whatever is somebody's: it is in no list of ours. */
const marker = 'zzmarca7';
const anywhere = fc.constantFrom(
  `${site}/r/${marker}`,
  `${site}/${marker}`,
  `${site}/payees/${marker}?q=${marker}#${marker}`,
  `https://${marker}:${marker}@one.two.three.example/${marker}`,
  `https://${marker}.eu.cdn.other.example/?${marker}`,
  `blob:${site}/${marker}`,
  `data:text/html,${marker}`,
  marker,
);

test('nothing of a path, a query, a fragment or a name before a site’s own is written down, wherever it stood', () => {
  fc.assert(
    fc.property(anywhere, anywhere, anywhere, anywhere, (one, two, three, four) => {
      const refusals = [
        ...reported({ effectiveDirective: one, blockedURL: two, documentURL: three, sourceFile: four, sample: marker }),
        ...reportedAsOf({
          'effective-directive': one,
          'blocked-uri': two,
          'document-uri': three,
          'script-sample': marker,
          referrer: marker,
        }),
      ];
      expect(refusals).toHaveLength(2);
      expect(JSON.stringify(refusals)).not.toContain(marker);
    }),
  );
});
