import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const barrel = fileURLToPath(import.meta.resolve('lucide-react')).replace(
  '/cjs/lucide-react.js',
  '/esm/lucide-react.mjs',
);

/** `CircleAlert` is `icons/circle-exclamation-point.mjs`. */
const iconFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(barrel, 'utf8').matchAll(/^export \{(.*)\} from '(\.\/icons\/.*)';$/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(barrel), file)] as const),
    ),
  );

const taken = /import \{([^}]*)\} from 'lucide-react';/;

/**
 * Each icon from its own file and not from the one that names them all: else an icon that only one script draws comes with
 * whatever another script shares.
 */
export const singleIcons: Plugin = {
  name: 'single-icons',
  setup(building) {
    const files = iconFiles();
    const imported = (name: string): string => {
      const file = files.get(name);
      if (!file) throw new Error(`Lucide has no icon '${name}'`);
      return `import ${name} from ${JSON.stringify(file)};`;
    };
    building.onLoad({ filter: /web\/src\/.*\.tsx$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const names = (taken.exec(text)?.[1] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '));
      if (names.length === 0) return undefined;
      return { contents: text.replace(taken, names.map(imported).join(' ')), loader: 'tsx' };
    });
  },
};
