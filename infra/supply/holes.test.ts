import { expect, test } from 'vitest';
import { holesIn, signaturesIn } from './holes.ts';

const reportOf = (severity: string, path: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { a: { name: 'a', severity, via: [], nodes: [path], fixAvailable: true } },
    metadata: {},
  });
const shipped = new Set(['node_modules/a']);

test.for([
  ['high', 'node_modules/a', 1],
  ['critical', 'node_modules/a', 1],
  ['moderate', 'node_modules/a', 0],
  ['critical', 'node_modules/vitest/node_modules/a', 0],
] as const)('a %s hole at %s stops the build: %s', ([severity, path, stops]) => {
  const holes = holesIn(reportOf(severity, path), shipped);
  expect([holes?.shipped.length, holes?.tools.length]).toEqual([stops, 1 - stops]);
});

test.for(['', '{"error":{"code":"ENOAUDIT"}}', '{"message":"405 Method Not Allowed"}'])(
  'a registry that answers %j is known to have said nothing',
  (text) => {
    expect(holesIn(text, shipped)).toBeUndefined();
  },
);

test.for([
  [0, 'audited 570 packages', 'right'],
  [1, '1 package has an invalid registry signature:', 'wrong'],
  [1, '2 packages have missing registry signatures', 'wrong'],
  [1, '1 package has an invalid attestation:', 'wrong'],
  [1, 'npm error found no dependencies to audit that were installed from a supported registry', 'unknown'],
] as const)('signatures with the exit %s and %j are %s', ([code, text, expected]) => {
  expect(signaturesIn(code, text)).toBe(expected);
});
