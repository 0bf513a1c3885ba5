import type { Rolldown } from 'vite';
import type { Language } from '#shared/messages/messages.ts';
import { escape } from '../docs/markdown/escape.ts';
import { languages } from '../docs/page.ts';
import type { firstOf, WayIn } from '../src/app/first/ways-in.tsx';
import { toRun } from './to-run.ts';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const names = ['login', 'register'] as const satisfies readonly WayIn[];

const description: Readonly<Record<WayIn, Readonly<Record<Language, string>>>> = {
  login: {
    es: 'Entra a CuentaClara con el correo de tu empresa y confirma de quién es una cuenta antes de pagarla.',
    en: 'Log in to CuentaClara with the e-mail of your company and confirm whose account it is before you pay it.',
  },
  register: {
    es: 'Crea tu cuenta de CuentaClara con el correo de tu empresa: confirma de quién es una cuenta antes de pagarla.',
    en: 'Create your CuentaClara account with the e-mail of your company: confirm whose account it is before you pay it.',
  },
};

/** What the app asks for at a way in, the words included. */
const entriesOf = (name: WayIn, language: Language): readonly string[] => [
  '/app/shell/auth-frame.tsx',
  `/app/pages/${name}.tsx`,
  `/app/messages/${language}.ts`,
  `/components/ui/messages/${language}.ts`,
  `/features/auth/messages/${language}.ts`,
];

/** A chunk and all that it cannot begin without. */
const withImports = (bundle: OutputBundle, name: string, found = new Set<string>()): ReadonlySet<string> => {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
};

const chunkOf = (bundle: OutputBundle, entry: string): OutputChunk => {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(entry));
  if (found?.type !== 'chunk') throw new Error(`The app asks for nothing that is ${entry}`);
  return found;
};

/** The app loads the same font: it has to stand at the same address. */
const addressOfFont = (bundle: OutputBundle) => (name: string) => {
  const file = name.slice(name.lastIndexOf('/') + 1);
  const found = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(file));
  if (!found) throw new Error(`The app has no font ${file}`);
  return `/${found.fileName}`;
};

/** The scripts of the app, and what they need. */
const ofTheApp = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Asks for the app once its first words were painted, as they need nothing of it: until then the wire is theirs and the
 * font's. A tab in the background paints nothing.
 */
const askLater = `(() => {
const ask = () => document.head.append(document.getElementById('later').content);
requestAnimationFrame(() => setTimeout(ask));
setTimeout(ask, 1000);
})();`;

/** Of a page that has each of these pieces. */
const withPieces = (page: string, pieces: readonly (readonly [RegExp, string])[]): string =>
  pieces.reduce((whole, [piece, instead]) => {
    if (!piece.test(whole)) throw new Error(`The page of the app has nothing like ${piece}`);
    return whole.replace(piece, () => instead);
  }, page);

/**
 * The page of the app at its ways in, in each language: search engines may list it, its words are there before any script,
 * and it asks for its form at once, not after the app has found out which page is wanted.
 */
export const waysIn = async (page: string, bundle: OutputBundle): Promise<readonly (readonly [string, string])[]> => {
  const entry = 'ways-in';
  const written = (await toRun<{ firstOf: typeof firstOf }>([`app/first/${entry}.tsx`], addressOfFont(bundle))).get(
    entry,
  );
  if (!written) throw new Error('Nothing writes the ways in');
  return names.flatMap((name) =>
    languages.map((language) => {
      const { title, html } = written.module.firstOf(name, language);
      const wanted = entriesOf(name, language).map((one) => chunkOf(bundle, one).fileName);
      const links = [...new Set(wanted.flatMap((one) => [...withImports(bundle, one)]))]
        .filter((one) => !page.includes(`/${one}"`))
        .map((one) => `<link rel="modulepreload" crossorigin href="/${one}">`);
      const later = [...(page.match(ofTheApp) ?? []), ...links].join('');
      const head = `<meta name="description" content="${escape(description[name][language])}" />`;
      return [
        `${language === 'en' ? 'en/' : ''}${name}.html`,
        withPieces(page.replaceAll(ofTheApp, ''), [
          [/<html lang="es">/, `<html lang="${language}">`],
          [/<meta name="robots" content="noindex" \/>/, head],
          [/<title>.*<\/title>/, `<title>${escape(title)} · CuentaClara</title>`],
          [/<style>[^]*?<\/style>/, `<style>${written.sheet}</style>`],
          [/<div id="first"[^]*?<\/div>/, html],
          [/<\/body>/, `<template id="later">${later}</template><script>${askLater}</script></body>`],
        ]),
      ] as const;
    }),
  );
};
