import bash from 'shiki/langs/bash.mjs';
import csharp from 'shiki/langs/csharp.mjs';
import go from 'shiki/langs/go.mjs';
import html from 'shiki/langs/html.mjs';
import http from 'shiki/langs/http.mjs';
import java from 'shiki/langs/java.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { escape } from './escape.ts';

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--k-' });
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, csharp, go, html, http, java, javascript, json, php, python, typescript],
  engine: await createOnigurumaEngine(import('shiki/wasm')),
});

const plain = ['', 'text'];

/** The policy of the site refuses `style`: what a token is stands in its class. */
const classOf = (color: string | undefined): string | undefined => /--k-token-([a-z-]+)/.exec(color ?? '')?.[1];

/** What the reader's own address and key take the place of. */
export const placeholders = { api: 'https://api.cuentaclara.example', key: 'vk_test_…' } as const;
const anyPlaceholder = new RegExp(`(${Object.values(placeholders).join('|')})`);
const placeholderOf = new Map(Object.entries(placeholders).map(([name, text]) => [text as string, name]));

const filled = (text: string): string =>
  text
    .split(anyPlaceholder)
    .map((part) => {
      const name = placeholderOf.get(part);
      return name ? `<span data-fill="${name}">${part}</span>` : escape(part);
    })
    .join('');

const painted = (content: string, color: string | undefined): string => {
  const kind = classOf(color);
  return kind ? `<span class="k-${kind}">${filled(content)}</span>` : filled(content);
};

const made = new Map<string, string>();

/** Code as HTML, with the class of every token; the same code is read once, whatever page and language it stands in. */
export const highlighted = (code: string, language: string): string => {
  if (plain.includes(language)) return filled(code);
  const key = `${language}\n${code}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const lines = highlighter.codeToTokensBase(code, { lang: language, theme: 'classes' });
  const html = lines.map((tokens) => tokens.map(({ content, color }) => painted(content, color)).join('')).join('\n');
  made.set(key, html);
  return html;
};
