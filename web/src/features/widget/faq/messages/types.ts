import type es from './es.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    faq: typeof es;
  }
}
