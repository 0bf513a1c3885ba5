import type { Language } from '#shared/messages/messages.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Where the picture of the widget stands; the build draws it of the widget's own form. */
export const previewOf = (language: Language, theme: Theme): string => `/previews/widget-${language}-${theme}.svg`;

/** In pixels of the page: the upper part of the form, which goes on below the edge. */
export const previewSize = { width: 400, height: 420 } as const;
