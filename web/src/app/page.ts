import { lazy, type ComponentType } from 'react';
import { loadTexts, type Namespace } from '../lib/i18n/i18n.ts';

/** A page that loads when it is visited, together with the texts it speaks. */
export const page = (load: () => Promise<{ default: ComponentType }>, ...texts: readonly Namespace[]) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadTexts(...texts)]);
    return module;
  });
