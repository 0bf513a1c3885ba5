import MiniSearch from 'minisearch';
import { answersTo, type Piece } from '../../../docs/help/search/find.ts';
import { helpOptions, type HelpEntry } from '../../../docs/help/search/options.ts';
import { inLanguage } from '../../../docs/links.ts';
import type { Language } from '../i18n/language.ts';

export interface Article {
  readonly to: string;
  readonly title: string;
}

const textAt = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
};

/** The home of the help centre knows where the index of its language is; read as text, since the policy lets nobody parse. */
const load = async (language: Language): Promise<MiniSearch<HelpEntry>> => {
  const home = await textAt(inLanguage('/help-center', language));
  const address = /data-help-index="([^"]+)"/.exec(home)?.[1];
  if (!address) throw new Error('The help centre does not say where its index is');
  return MiniSearch.loadJSON<HelpEntry>(await textAt(address), helpOptions);
};

const loaded = new Map<Language, Promise<MiniSearch<HelpEntry>>>();

const indexOf = (language: Language): Promise<MiniSearch<HelpEntry>> => {
  const known = loaded.get(language);
  if (known) return known;
  const loading = load(language);
  loaded.set(language, loading);
  // What failed to load is asked for again with the next words.
  loading.catch(() => loaded.delete(language));
  return loading;
};

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** What the help centre has to say to these words, the likeliest first. */
export const findArticles = async (language: Language, words: string): Promise<readonly Article[]> =>
  answersTo(await indexOf(language), words).hits.map(({ id, title }) => ({ to: id, title: textOf(title) }));
