import type es from './es.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'proof-dialog': typeof es;
  }
}
