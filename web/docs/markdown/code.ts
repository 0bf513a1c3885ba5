import { frameMessages } from '../frame/messages.ts';
import { icon } from '../frame/icon.ts';
import type { Language } from '../page.ts';
import { escape } from './escape.ts';
import { highlighted } from './highlight.ts';
import { trialOf } from './operation.ts';
import type { Figure } from './read.ts';

type Block = Figure['blocks'][number];

const pre = ({ code, language }: Block): string => `<pre><code>${highlighted(code, language)}</code></pre>`;

/** The JSON that a block asks with: all of it, or what follows `--json` in a line of curl. */
const bodyOf = ({ code, language }: Block): string => {
  const body = language === 'json' ? code : /--json '([^']*)'/.exec(code)?.[1];
  if (body === undefined) throw new Error(`Nobody can try what has no JSON: ${code}`);
  return JSON.stringify(JSON.parse(body));
};

const copyButton = (language: Language): string =>
  `<button class="btn btn--sm btn--icon scripted" type="button" data-copy aria-label="${frameMessages[language].copyCode}">${icon('copy')}</button>`;

/** Where it runs; what has no environment is of the reader's account, whichever key an example carries. */
const placeOf = (saysEnvironment: boolean, language: Language): string => {
  const { tryNote, tryAccountNote } = frameMessages[language];
  if (!saysEnvironment) return `<span>${tryAccountNote}</span>`;
  return `<span class="mine">${icon('sandbox')}<span data-whose>${tryNote}</span></span>`;
};

const runBar = (block: Block, operation: string, language: Language): string => {
  const { try: run } = frameMessages[language];
  const { method, path, saysEnvironment } = trialOf(operation);
  const asked = `data-try="${method} ${path}" data-body="${escape(bodyOf(block))}"${saysEnvironment ? ' data-says-environment' : ''}`;
  return `<div class="run scripted" ${asked}>${placeOf(saysEnvironment, language)}<button class="btn btn--sm" type="button">${icon('play')}${run}</button></div>`;
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
  const tried = blocks.find((block) => block.try);
  const content = first.tab ? tabbed(blocks, language, id) : single(first, language);
  return `<figure class="code">${content}${tried?.try ? runBar(tried, tried.try, language) : ''}</figure>`;
};
