import './styles.css';
import { pages as contact } from '../contact/pages.tsx';
import { pages as missing } from '../missing/pages.tsx';
import type { SitePage } from '../page.ts';
import { pages as questions } from '../questions/pages.ts';
import '../reading/article.css';
import '../reading/help-home.css';
import '../reading/legal.css';
import { pages as status } from '../status/pages.tsx';

export { renderedBody, renderedFrame } from '../render.tsx';

/** Pages to read: all but the landing and the formats, which bring sheets of their own. */
export const pages: readonly SitePage[] = [...questions, ...contact, ...status, ...missing];
