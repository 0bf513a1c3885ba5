import { expect, test } from 'vitest';
import { closureOf, distancesTo, leadsOf } from './modules.ts';

const files = new Set(['a/one.ts', 'a/two.ts', 'a/three.json', 'shared/four.ts', 'a/data/five.json', 'README.md']);
const leads = (text: string) => leadsOf('a/here.ts', text, files);

test.for([
  ["import { one } from './one.ts';", ['a/one.ts']],
  ["import './one.ts';\nexport * from './two.ts';", ['a/one.ts', 'a/two.ts']],
  ["import three from './three.json' with { type: 'json' };", ['a/three.json']],
  ["import { four } from '#shared/four.ts';", ['shared/four.ts']],
  ["const one = await import('./one.ts');", ['a/one.ts']],
  ["new Worker(new URL('./two.ts', import.meta.url));", ['a/two.ts']],
  ["import { type One, two } from './one.ts';", ['a/one.ts']],
] as const)('%s imports %j', ([text, imports]) => {
  expect(leads(text).imports).toEqual(imports);
});

test.for(["import type { One } from './one.ts';", "export type { One } from './one.ts';", "import { a } from 'zod';"])(
  '%s leads nowhere: types are no part of what runs, and packages are those of the lock',
  (text) => {
    expect(leads(text)).toEqual({ imports: [], names: [] });
  },
);

test.for([
  ["readFileSync(join(root, 'README.md'))", ['README.md']],
  ["import.meta.glob('./data/*.json')", ['a/data/five.json']],
  ["// It is the engineer's: don't read 'a/one.ts' here", ['a/one.ts']],
] as const)('%s names %j, and imports nothing', ([text, names]) => {
  expect(leads(text)).toEqual({ imports: [], names });
});

const graph = new Map([
  ['test', ['near', 'other']],
  ['near', ['far']],
  ['far', ['near', 'end']],
]);

test('all that a module leads to is found, in circles too', () => {
  expect([...closureOf(graph, ['test'])]).toEqual(['test', 'near', 'other', 'far', 'end']);
});

test('a module is as far from a change as the shortest way of imports', () => {
  expect(Object.fromEntries(distancesTo(graph, ['end', 'other']))).toEqual({
    end: 0,
    other: 0,
    far: 1,
    test: 1,
    near: 2,
  });
});
