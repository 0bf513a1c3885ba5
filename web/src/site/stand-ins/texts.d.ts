declare module 'virtual:site-texts' {
  import type { Language } from '#shared/messages/messages.ts';
  import type { Texts } from './translation.ts';

  /** The texts of every namespace, by language. */
  const texts: Readonly<Record<Language, Readonly<Record<string, Texts>>>>;
  export default texts;
}
