import i18next, { type BackendModule, type ResourceKey, type ResourceNamespaceMap } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepLanguage, languageOf, readLanguage, type Language } from './language.ts';

export type Namespace = keyof ResourceNamespaceMap;

/**
 * Every `messages/es.ts` and `messages/en.ts` of the web; the folder that holds `messages/` names the namespace.
 * Each is its own file in the build, so only the active language of the visited pages is fetched.
 */
const files = import.meta.glob<ResourceKey>('../../**/messages/{es,en}.ts', { import: 'default' });

const messages: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // oxlint-disable-next-line typescript/no-misused-promises -- i18next awaits the promise of a backend, its type is older
  read: async (language: string, namespace: string): Promise<ResourceKey> => {
    const path = Object.keys(files).find((name) => name.endsWith(`/${namespace}/messages/${language}.ts`));
    const load = path && files[path];
    if (!load) throw new Error(`No messages of '${namespace}' in '${language}'`);
    return load();
  },
};

const announce = (language: string) => {
  document.documentElement.lang = language;
};

/** Starts the texts in the language of the cookie. Resolves when those of the shell are there. */
export const startTexts = async (): Promise<void> => {
  i18next.on('languageChanged', announce);
  await i18next
    .use(messages)
    .use(initReactI18next)
    .init({
      lng: readLanguage(),
      supportedLngs: ['es', 'en'],
      fallbackLng: false,
      ns: ['app', 'ui'],
      defaultNS: 'app',
      returnNull: false,
      interpolation: { escapeValue: false },
    });
};

export const loadTexts = (...namespaces: readonly Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces);

export const currentLanguage = (): Language => languageOf(i18next.language);

export const chooseLanguage = async (language: Language): Promise<void> => {
  keepLanguage(language);
  await i18next.changeLanguage(language);
};
