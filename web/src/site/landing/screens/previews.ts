import type { Language } from '#shared/messages/messages.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Where the pictures of the widget stand; the build draws them of the widget's own form. */
export type PreviewAddresses = Readonly<Record<Language, Readonly<Record<Theme, string>>>>;

/** In pixels of the page: the upper part of the form, which goes on below the edge. */
export const previewSize = { width: 400, height: 420 } as const;
