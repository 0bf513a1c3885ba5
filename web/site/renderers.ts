import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Language } from '#shared/messages/messages.ts';
import { fontsOf } from '../docs/fonts-elsewhere.ts';
import type { SitePage } from '../src/site/page.ts';
import type { PublicPage } from './public-page.ts';
import { standIns } from './stand-ins.ts';
import { targets } from './targets.ts';

/** What the build of a family says: pages that share a style sheet. */
interface Family {
  readonly pages: readonly SitePage[];
  readonly renderedBody: (page: SitePage, language: Language) => string;
  /** A page of the documentation has its search, whose index is at an address. */
  readonly renderedFrame: (
    path: string,
    language: Language,
    index?: string,
  ) => { readonly header: string; readonly footer: string };
}

export const familyNames = ['landing', 'formats', 'reading'] as const;
export type FamilyName = (typeof familyNames)[number];

/** Pages that share a style sheet, and nothing that is not theirs is in it. */
export interface Renderer extends Pick<Family, 'renderedFrame'> {
  readonly pages: readonly PublicPage[];
  readonly sheet: string;
}

const publicPage = ({ Body, ...page }: SitePage, { renderedBody }: Family): PublicPage => ({
  ...page,
  main: (language) => renderedBody({ ...page, Body }, language),
});

/** What Node runs to write the pages of each family, and the sheet with exactly what they wear. */
export const renderers = async (
  addressOfFont: (name: string) => string,
): Promise<Readonly<Record<FamilyName, Renderer>>> => {
  const { outputFiles } = await build({
    entryPoints: familyNames.map((name) => join(import.meta.dirname, `../src/site/families/${name}.ts`)),
    outdir: '/',
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: ['node24', ...targets],
    // The server's half of React is a module of the older kind, which asks for Node's own.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fontsOf(addressOfFont), standIns],
    write: false,
  });
  const dir = mkdtempSync(join(tmpdir(), 'renderers-'));
  const rendererOf = async (name: FamilyName): Promise<readonly [FamilyName, Renderer]> => {
    const file = (ending: string) => outputFiles.find(({ path }) => basename(path) === `${name}${ending}`);
    const script = join(dir, `${name}.mjs`);
    writeFileSync(script, file('.js')?.contents ?? '');
    const family = (await import(pathToFileURL(script).href)) as Family;
    const pages = family.pages.map((page) => publicPage(page, family));
    return [name, { pages, renderedFrame: family.renderedFrame, sheet: file('.css')?.text.trim() ?? '' }];
  };
  const made = await Promise.all(familyNames.map(rendererOf));
  rmSync(dir, { recursive: true });
  return Object.fromEntries(made) as Record<FamilyName, Renderer>;
};
