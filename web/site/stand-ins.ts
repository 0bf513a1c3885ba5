import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { packs } from '#shared/engine/index.ts';
import { coverageOf } from '../src/site/landing/coverage.ts';
import { landingCode } from './landing-code.ts';

const source = join(import.meta.dirname, '../src');

/** Every `messages/es.ts` below the folder that names its namespace. */
const textsOf = (language: string): string => {
  const files = globSync(`**/messages/${language}.ts`, { cwd: source }).toSorted();
  const imports = files.map((file, index) => `import n${index} from ${JSON.stringify(join(source, file))};`);
  const names = files.map((file, index) => `${JSON.stringify(basename(dirname(dirname(file))))}: n${index}`);
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
};

const virtual: Readonly<Record<string, () => string>> = {
  'virtual:site-texts': () => `import es from 'virtual:texts-es';
import en from 'virtual:texts-en';
export default { es, en };`,
  'virtual:texts-es': () => textsOf('es'),
  'virtual:texts-en': () => textsOf('en'),
  'virtual:landing-code': () => `export default ${JSON.stringify(landingCode())};`,
  'virtual:coverage': () => `export default ${JSON.stringify(coverageOf(packs))};`,
};

/** What stands in the place of the app's own texts and links where pages are written, and of what moves on them. */
export const standIns: Plugin = {
  name: 'stand-ins',
  setup(building) {
    const own = (name: string) => ({ path: join(source, 'site/stand-ins', name) });
    building.onResolve({ filter: /^react-i18next$/ }, () => own('translation.ts'));
    building.onResolve({ filter: /\/link\.tsx$/ }, ({ path }) =>
      path.endsWith('stand-ins/link.tsx') ? undefined : own('link.tsx'),
    );
    building.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, () => own('create-icon.tsx'));
    building.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
    building.onLoad({ filter: /./, namespace: 'virtual' }, ({ path }) => ({
      contents: virtual[path]?.() ?? '',
      loader: 'ts',
      resolveDir: source,
    }));
  },
};
