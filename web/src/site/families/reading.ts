import './styles.css';
import { pages as missing } from '../missing/pages.tsx';
import type { SitePage } from '../page.ts';

export { renderedBody, renderedFrame } from '../render.tsx';

/** Pages to read: all but the landing and the formats, which bring sheets of their own. */
export const pages: readonly SitePage[] = [...missing];
