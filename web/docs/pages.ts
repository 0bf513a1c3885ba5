import { pages as errors } from './errors/pages.ts';
import { pages as events } from './events/pages.ts';
import { pages as findings } from './findings/pages.ts';
import { pages as formats } from './formats/pages.ts';
import { pages as guides } from './guides/pages.ts';
import type { Language, Page, Source } from './page.ts';
import { pages as reasons } from './reasons/pages.ts';
import { pages as reference } from './reference/pages.ts';

const sources: readonly Source[] = [guides, errors, events, findings, reasons, formats, reference];

/** In the order in which one leads to the next. */
const all = (language: Language): readonly Page[] => sources.flatMap((source) => source(language));

const written: Readonly<Record<Language, readonly Page[]>> = { es: all('es'), en: all('en') };

/** All pages of the portal in one language: written once, since everything made from them asks for them. */
export const pages: Source = (language) => written[language];
