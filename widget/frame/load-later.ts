import { ApiError } from '#shared/contract/client.ts';
import type { WidgetLanguage } from '#shared/validation/widget.ts';
import { loadLaterTexts } from './texts/load.ts';

/** Fetched as soon as the form stands, and again by whoever needs it before it is here. */
export const loadLater = async (language: WidgetLanguage) => {
  try {
    const [screens, texts] = await Promise.all([import('./later.ts'), loadLaterTexts(language)]);
    return { ...screens, texts };
  } catch (cause) {
    throw new ApiError('Network error', 0, undefined, cause);
  }
};

export type Later = Awaited<ReturnType<typeof loadLater>>;
