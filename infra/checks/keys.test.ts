import { describe, expect, test } from 'vitest';
import { keysOf } from './keys.ts';

const project = {
  'shared/tsconfig.json': '{ "include": ["**/*.ts"], "exclude": ["packages"] }',
  'functions/tsconfig.json':
    '{ "include": ["**/*.ts"], "exclude": ["**/*.test.ts"], "references": [{ "path": "../shared" }] }',
  'web/tsconfig.json': '{ "include": ["src/**/*.ts"], "references": [{ "path": "../shared" }] }',
  'tsconfig.tests.json': '{ "include": ["functions/**/*.test.ts"], "references": [{ "path": "web" }] }',
  'shared/plan.ts': "import prices from './prices.json' with { type: 'json' };\nexport const plan = prices;\n",
  'shared/prices.json': '{}',
  'shared/alone.ts': 'export const alone = 1;\n',
  'functions/pay.ts': "import { plan } from '#shared/plan.ts';\nexport const pay = plan;\n",
  'functions/pay.test.ts': "const { pay } = await import('./pay.ts');\nexport { pay };\n",
  'web/src/price.ts': "export * from '../../shared/plan.ts';\n",
  'web/src/pages/index.ts': "export * from '../price.ts';\n",
  'web/src/app.ts': "export * from './pages';\n",
  'web/src/words.ts': "declare module 'i18next' {}\nexport type Words = typeof import('./es.ts');\n",
  'web/src/es.ts': "export const hello = 'hola';\n",
  'widget/strict.js': 'void 0;\n',
};

const keys = (texts: Readonly<Record<string, string>>, common = 'tools') =>
  keysOf(new Map(Object.entries(texts)), common);
const before = keys(project);

/** The files that have to be looked at again. */
const again = (after: ReadonlyMap<string, string>): readonly string[] =>
  [...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path);

const sources = Object.keys(project).filter((path) => !path.endsWith('.json'));

describe('what is looked at again', () => {
  test('nothing where nothing changed, wherever and in whatever order the files are read', () => {
    const reversed = Object.fromEntries(Object.entries(project).toReversed());
    expect(again(keys(reversed))).toEqual([]);
  });

  test('everything by other tools', () => {
    expect(again(keys(project, 'newer tools'))).toEqual(Object.keys(project));
  });

  test.for([
    ['shared/alone.ts', ['shared/alone.ts']],
    ['functions/pay.ts', ['functions/pay.ts', 'functions/pay.test.ts']],
    ['web/src/price.ts', ['web/src/price.ts', 'web/src/pages/index.ts', 'web/src/app.ts']],
    [
      'shared/prices.json',
      [
        'shared/plan.ts',
        'functions/pay.ts',
        'functions/pay.test.ts',
        'web/src/price.ts',
        'web/src/pages/index.ts',
        'web/src/app.ts',
      ],
    ],
  ] as const)('after %s changed, it and what imports it, directly or not', ([path, expected]) => {
    const changed = again(keys({ ...project, [path]: `${project[path]} ` }));
    expect(changed.filter((file) => sources.includes(file))).toEqual(expected);
  });

  test('after words that are declared for all changed, whatever is compiled with them', () => {
    const changed = again(keys({ ...project, 'web/src/es.ts': "export const hello = 'buenas';\n" }));
    expect(changed.filter((file) => sources.includes(file))).toEqual(
      sources.filter((file) => /^web|\.test\.ts$|\.js$/.test(file)),
    );
  });

  test('whatever a new file could be taken for, and nothing else', () => {
    const changed = again(keys({ ...project, 'web/src/pages.ts': 'export const pages = 1;\n' }));
    expect(changed).toEqual(['web/src/app.ts', 'web/src/pages.ts']);
  });

  test('what is compiled with a new file whose names are those of all: it imports and exports nothing', () => {
    const changed = again(keys({ ...project, 'functions/all.ts': 'const everywhere = 1;\n' }));
    expect(changed.filter((file) => sources.includes(file))).toEqual(['functions/pay.ts', 'widget/strict.js']);
  });

  test('files that import each other in a circle, each with the other', () => {
    const circle = { 'shared/a.ts': "export * from './b.ts';\n", 'shared/b.ts': "export * from './a.ts';\n" };
    const [one, other] = [
      keys({ ...project, ...circle }),
      keys({ ...project, ...circle, 'shared/b.ts': "export * from './a.ts'; \n" }),
    ];
    expect([...other].filter(([path, key]) => one.get(path) !== key).map(([path]) => path)).toEqual(
      Object.keys(circle),
    );
  });
});
