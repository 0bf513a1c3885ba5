import { licensesFile } from '../supply/licenses.ts';
import type { Package } from './package.ts';

/** The name of a built file, without its ending: `./countries/mx` of the package is `dist/countries/mx`. */
export const builtName = (subpath: string): string => (subpath === '.' ? 'index' : subpath.slice(2));

/** Each module system finds declarations of its own: those of the other would promise the wrong kind of module. */
const conditionsOf = (subpath: string) => {
  const name = builtName(subpath);
  return {
    import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
};

/** Where the sources stand for the world, if they do: npm compares it with what the builder says. */
const repository = process.env['CUENTACLARA_REPOSITORY'];

/** What is published as `package.json`. */
export const manifestOf = ({
  name,
  version,
  description,
  keywords,
  folder,
  node,
  exports,
  bin,
  dependencies,
}: Package) => ({
  name,
  version,
  description,
  keywords,
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  engines: { node },
  // For resolvers that know no `exports`.
  ...('.' in exports && { main: './dist/index.cjs', module: './dist/index.js', types: './dist/index.d.cts' }),
  exports: {
    ...Object.fromEntries(Object.keys(exports).map((subpath) => [subpath, conditionsOf(subpath)])),
    './package.json': './package.json',
  },
  ...(bin && { bin: Object.fromEntries(Object.keys(bin).map((command) => [command, `./dist/bin/${command}.js`])) }),
  ...(dependencies && { dependencies }),
  files: ['dist', licensesFile],
  ...(repository && { repository: { type: 'git', url: repository, directory: folder } }),
  // npm then publishes from a hosted builder alone, which vouches for the commit; `--provenance=false` says otherwise.
  publishConfig: { access: 'public', provenance: true },
});
