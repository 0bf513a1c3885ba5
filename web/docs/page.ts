import type { Language } from '#shared/messages/messages.ts';

export type { Language };
export const languages = ['es', 'en'] as const satisfies readonly Language[];

/**
 * The sections of the sidebar, in their order. Those of `/api-reference` stand in the reference's sidebar, the others in
 * the guides'.
 */
export const groups = [
  'start',
  'validate',
  'operate',
  'errors',
  'events',
  'findings',
  'reasons',
  'formats',
  'reference',
  'referenceValidations',
  'referenceBatches',
  'referenceWebhooks',
  'referenceWidget',
  'referenceAccount',
  'referenceCatalogs',
] as const;
export type Group = (typeof groups)[number];

export type PagePath = `/api-documentation${string}` | `/api-reference${string}`;

/** A page of the portal in one language. */
export interface Page {
  /** The same in both languages, without a slash at its end. */
  readonly path: PagePath;
  readonly group: Group;
  /** Its short name in the sidebar; without one it is reached by links and by search only. */
  readonly nav?: string;
  /** The method of an operation, before its name in the sidebar. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Plain text. */
  readonly title: string;
  /** One or two sentences with inline Markdown. */
  readonly lead: string;
  /** What stands below the lead: CommonMark with tables, sections of `##`, `:::aside` and `:::note`. */
  readonly markdown: string;
}

/** The pages of one folder in one language; every language has the same paths in the same order. */
export type Source = (language: Language) => readonly Page[];
