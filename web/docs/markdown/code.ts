import { frameMessages } from '../frame/messages.ts';
import { icon } from '../frame/icon.ts';
import type { Language } from '../page.ts';
import { escape } from './escape.ts';
import { highlighted } from './highlight.ts';
import { trialOf } from './operation.ts';
import type { Figure } from './read.ts';

type Block = Figure['blocks'][number];

const pre = ({ code, language, try: tried }: Block): string =>
  `<pre${tried ? ' data-body' : ''}><code>${highlighted(code, language)}</code></pre>`;

const copyButton = (language: Language): string =>
  `<button class="btn btn--sm btn--icon scripted" type="button" data-copy aria-label="${frameMessages[language].copyCode}">${icon('copy')}</button>`;

const runBar = (operation: string, language: Language): string => {
  const { try: run, tryNote } = frameMessages[language];
  const { method, path, saysEnvironment } = trialOf(operation);
  return `<div class="run scripted" data-try="${method} ${path}"${saysEnvironment ? ' data-says-environment' : ''}><span class="mine">${icon('sandbox')}<span data-whose>${tryNote}</span></span><button class="btn btn--sm" type="button">${icon('play')}${run}</button></div>`;
};

/** Without scripts each block stands under its name; with them the names are tabs and one block is open. */
const tabbed = (blocks: readonly Block[], language: Language, id: string): string => {
  const tabs = blocks.map(
    ({ tab = '' }, index) =>
      `<button class="tab" type="button" role="tab" id="${id}-tab-${index}" aria-controls="${id}-${index}" aria-selected="${index === 0}"${index === 0 ? '' : ' tabindex="-1"'}>${escape(tab)}</button>`,
  );
  const panels = blocks.map(
    (block, index) =>
      `<div class="panel" role="tabpanel" id="${id}-${index}" aria-labelledby="${id}-tab-${index}"${index === 0 ? ' data-open' : ''}><p class="unscripted">${escape(block.tab ?? '')}</p>${pre(block)}</div>`,
  );
  return `<div class="code-bar scripted"><div class="tabs" role="tablist" aria-label="${frameMessages[language].codeLanguage}">${tabs.join('')}</div>${copyButton(language)}</div>${panels.join('')}`;
};

const single = (block: Block, language: Language): string =>
  `<figcaption class="code-cap"><span>${escape(block.title ?? '')}</span>${copyButton(language)}</figcaption>${pre(block)}`;

/** Blocks of code as one figure; `id` is its own in the page. */
export const figureOf = ({ blocks }: Figure, language: Language, id: string): string => {
  const [first] = blocks;
  if (!first) throw new Error('A figure has a block of code');
  const operation = blocks.find((block) => block.try)?.try;
  const content = first.tab ? tabbed(blocks, language, id) : single(first, language);
  return `<figure class="code">${content}${operation ? runBar(operation, language) : ''}</figure>`;
};
