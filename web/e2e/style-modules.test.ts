import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const read = (pattern: string) =>
  new Map(globSync(pattern, { cwd: source }).map((file) => [file, readFileSync(join(source, file), 'utf8')]));
const styles = read('**/*.module.css');
const components = read('**/*.tsx');

const classesIn = (style: string): Set<string> =>
  new Set(
    [...style.replace(/:global\([^)]*\)|url\([^)]*\)/g, '').matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name),
  );

/** Who wears which style module, and which of its classes by name. */
const wearers = [...components].flatMap(([file, text]) =>
  [...text.matchAll(/^import (\w+) from '([^']*\.module\.css)';$/gm)].map(([, called = '', path = '']) => {
    const worn = [...text.matchAll(new RegExp(`(?<![/.\\w])${called}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    return { file, module: join(dirname(file), path), worn, wearsAny: text.includes(`${called}[`) };
  }),
);

describe('style modules', () => {
  it('have every class that a component names', () => {
    const missing = wearers.flatMap(({ file, module, worn }) => {
      const classes = classesIn(styles.get(module) ?? '');
      return worn.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('have no class that nobody wears', () => {
    const idle = [...styles].flatMap(([module, style]) => {
      const by = wearers.filter((one) => one.module === module);
      if (by.some(({ wearsAny }) => wearsAny)) return [];
      const worn = new Set(by.flatMap((one) => one.worn));
      return [...classesIn(style)].filter((name) => !worn.has(name)).map((name) => `${module}: ${name}`);
    });
    expect(idle).toEqual([]);
  });
});
