import { globSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { packages } from './infra/packages/all.ts';

/** What Lambda calls. Whatever else stands in these rooms has to be imported by something, or nothing runs it. */
const lambdas = globSync('functions/{api,v1,jobs,queues,streams,operator,admission}/**/*.ts', {
  cwd: import.meta.dirname,
}).filter((file) => readFileSync(file, 'utf8').includes('\nexport const handler = '));

/** What others import of the packages, and their commands. */
const published = packages.flatMap(({ folder, exports, bin = {} }) =>
  [...Object.values(exports), ...Object.values(bin)].map((file) => `${folder}/${file}`),
);

export default {
  entry: [
    ...lambdas,
    ...published,
    'infra/app.ts',
    'infra/local/lambda/execution-environment.mjs',
    'infra/local/fixtures/**/*.ts',
    'web/vite.config.ts',
    'widget/vite.config.ts',
    'widget/loader/widget.ts',
    'widget/frame/main.tsx',
    'widget/frame/preview.tsx',
    'widget/react/react.ts',
    'web/src/app/main.tsx',
    'web/src/app/first/ways-in.tsx',
    'web/src/portal/main.ts',
    'web/src/site/families/*.ts',
    'web/src/site/scripts/main.ts',
    'web/src/site/stand-ins/*.tsx',
    'web/src/**/*.worker.ts',
    'web/public/*.{js,mjs}',
    'web/docs/snippets/*/node.ts',
    '**/messages/types.ts',
    '**/*.bench.ts',
  ],
  project: ['{shared,functions,infra,web,widget}/**/*.{ts,tsx}'],
  // The judge of packages is a command, and so are the halves of the linter; of the list of packages a test reads the
  // schemas that come along.
  ignoreDependencies: [
    '@fontsource-variable/*',
    '@arethetypeswrong/cli',
    '@cyclonedx/cyclonedx-library',
    'oxlint',
    'oxlint-tsgolint',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
