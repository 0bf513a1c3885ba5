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

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

const shellTexts: Namespace[] = ['app', 'ui'];

/** The texts start in the language of the cookie; those of the shell come first. */
export const textsReady: Promise<unknown> = i18next
  .use(messages)
  .use(initReactI18next)
  .init({
    lng: readLanguage(),
    supportedLngs: ['es', 'en'],
    fallbackLng: false,
    ns: shellTexts,
    defaultNS: 'app',
    returnNull: false,
    interpolation: { escapeValue: false },
  });

/** Brings the texts of some areas, after those of the shell. i18next hides a failure to load; a page of keys helps nobody. */
export const loadTexts = async (...namespaces: readonly Namespace[]): Promise<void> => {
  await textsReady;
  await i18next.loadNamespaces(namespaces);
  const missing = [...shellTexts, ...namespaces].find((one) => !i18next.hasResourceBundle(i18next.language, one));
  if (missing) throw new Error(`The texts of '${missing}' did not arrive`);
};

export const currentLanguage = (): Language => languageOf(i18next.language);

export const chooseLanguage = async (language: Language): Promise<void> => {
  keepLanguage(language);
  await i18next.changeLanguage(language);
};
