import './styles.css';
import type { SitePage } from '../page.ts';

export { renderedBody, renderedFrame } from '../render.tsx';

/** The encyclopedia of formats. */
export const pages: readonly SitePage[] = [];
