import { pages as errors } from './errors/pages.ts';
import { pages as events } from './events/pages.ts';
import { pages as findings } from './findings/pages.ts';
import { pages as formats } from './formats/pages.ts';
import { pages as guides } from './guides/pages.ts';
import type { Source } from './page.ts';
import { pages as reasons } from './reasons/pages.ts';
import { pages as reference } from './reference/pages.ts';

const sources: readonly Source[] = [guides, errors, events, findings, reasons, formats, reference];

/** All pages of the portal in one language, in the order in which one leads to the next. */
export const pages: Source = (language) => sources.flatMap((source) => source(language));
