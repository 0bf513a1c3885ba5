import type es from './es.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'second-factor': typeof es;
  }
}
