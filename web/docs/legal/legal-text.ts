import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bankTimes,
  creditsPerValidation,
  keyLimits,
  pendingAtMostMinutes,
  renewalGraceDays,
  suspendedAtMostDays,
} from '#shared/plans.ts';
import { promises } from '#shared/promises.ts';
import { mailMarker } from '#shared/site-address.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { numberIn } from '../guides/numbers.ts';
import { link } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { creditsTable, retentionTable } from './tables.ts';
import type { LegalName } from './versions.ts';

export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

const numbers: Readonly<Record<string, number>> = {
  accuracyPercent: promises.accuracyPercent,
  leastSeconds: promises.answerSeconds.least,
  mostSeconds: promises.answerSeconds.most,
  bankSeconds: bankTimes.deadlineMs / 1000,
  pendingMinutes: pendingAtMostMinutes,
  creditsPerValidation,
  graceDays: renewalGraceDays,
  suspendedDays: suspendedAtMostDays,
  perMinute: keyLimits.perMinute,
  answerHours: supportLimits.answerHours,
};

const blocks: Readonly<Record<string, (language: Language) => string>> = {
  retention: retentionTable,
  credits: creditsTable,
  mail: () => link(mailMarker, `mailto:${mailMarker}`),
};

/** What the program knows in its places; a text that asks for anything else stops the build. */
const filled = (markdown: string, language: Language): string =>
  markdown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const number = numbers[name];
    if (number !== undefined) return numberIn(language, number);
    const block = blocks[name];
    if (!block) throw new Error(`A legal text asks for {{${name}}}, which nothing writes`);
    return block(language);
  });

/** A text of the law in one language: its head and its Markdown. */
export const legalText = (name: LegalName, language: Language): LegalText => {
  const text = readFileSync(join(import.meta.dirname, `${name}.${language}.md`), 'utf8');
  const [, title = '', description = '', markdown = ''] =
    /^---\ntitle: (.+)\ndescription: (.+)\n---\n([^]*)$/.exec(text) ?? [];
  if (!markdown) throw new Error(`${name}.${language}.md has no head`);
  return { title, description, markdown: filled(markdown.trim(), language) };
};
