import type { ComponentType } from 'react';
import type { Role } from '#shared/engine/layout.ts';
import type { Language } from '#shared/messages/messages.ts';

export interface PageWords {
  /** Of the document; the name of the product follows where it does not hold it. */
  readonly title: string;
  /** One or two sentences for search engines, without markup. */
  readonly description: string;
}

/** A public page: rendered once per language, when the site is built. */
export interface SitePage {
  /** The same in both languages, without a slash at its end. */
  readonly path: `/${string}`;
  readonly words: Readonly<Record<Language, PageWords>>;
  /** What stands within `<main>`, with the one heading of the page. */
  readonly Body: ComponentType;
  /** What programs read of it, as schema.org names it: `schema.ts` has the words. */
  readonly data?: (language: Language) => readonly object[];
  /** A number of the kind that the page is about, part by part: its picture shows it where the page is shared. */
  readonly number?: readonly { readonly role: Role; readonly text: string }[];
}
