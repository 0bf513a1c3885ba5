import type { Source } from '../page.ts';

export const pages: Source = () => [];
