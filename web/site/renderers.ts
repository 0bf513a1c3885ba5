import type { Language } from '#shared/messages/messages.ts';
import type { SitePage } from '../src/site/page.ts';
import type { PublicPage } from './public-page.ts';
import { toRun } from './to-run.ts';

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

/** What writes the pages of each family, and the sheet with exactly what they wear. */
export const renderers = async (
  addressOfFont: (name: string) => string,
): Promise<Readonly<Record<FamilyName, Renderer>>> => {
  const families = await toRun<Family>(
    familyNames.map((name) => `site/families/${name}.ts`),
    addressOfFont,
  );
  const made = [...families].map(([name, { module, sheet }]): readonly [string, Renderer] => {
    const pages = module.pages.map((page) => publicPage(page, module));
    return [name, { pages, renderedFrame: module.renderedFrame, sheet }];
  });
  return Object.fromEntries(made) as Record<FamilyName, Renderer>;
};
