import { descriptionOf } from '../docs/description.ts';
import { frameMessages } from '../docs/frame/messages.ts';
import { twinOf } from '../docs/links.ts';
import type { Language } from '../docs/page.ts';
import type { Document } from '../docs/portal.ts';
import { documentOf } from './document.ts';
import type { PageHead, SharedAssets } from './head.ts';
import { portalData } from './portal-data.ts';
import type { Renderer } from './renderers.ts';

interface PortalAssets extends SharedAssets, Pick<PageHead, 'scripts'> {
  /** The address of its style sheet, which its many pages share. */
  readonly sheet: string;
  /** The search index of each language. */
  readonly indexes: Readonly<Record<Language, string>>;
}

/** A page of the portal in the frame of the site. Pages of a group share one picture. */
export const portalDocument =
  ({ sheet, indexes, ...assets }: PortalAssets, { renderedFrame }: Pick<Renderer, 'renderedFrame'>): Document =>
  (page, body, language) =>
    documentOf(
      {
        ...assets,
        ...renderedFrame(page.path, language, indexes[language]),
        path: page.path,
        title: page.title,
        description: descriptionOf(page),
        data: portalData(page, language),
        style: `<link rel="stylesheet" href="${sheet}">`,
        pictured: frameMessages[language].groups[page.group],
        text: twinOf(page.path, language),
        body,
      },
      language,
    );
