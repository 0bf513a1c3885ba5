import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';
import type { Said } from '../../pack.ts';

const longest = 77;
/** Capitals are let in so that their right spelling can be told. */
const inUser = "a-zA-Z0-9.!#$'*+/=?^_`{|}~-";
const inDomain = 'a-zA-Z0-9.-';
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const email = new RegExp(`^[a-z0-9.!#$'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);

const begun = layout([{ part: 'user', size: [6, longest], characters: inUser }]);

/**
 * An e-mail as the directory keeps it: ASCII and lower case, by BACEN's own expression (API of the DICT, key type EMAIL). It has
 * no `%` (changelog 1.7.2, 2022-02) and no `&` any more (2.6.0, 2025-09), and a domain needs no dot. `pix@bcb.gov.br` and
 * `pix@bcb` are keys, `a&b@bcb.gov.br` is none.
 */
export function isEmail(text: string): boolean {
  return email.test(text);
}

/** The parts of this very address; while its domain is no domain yet, at least one character is missing. */
export function emailLayout(text: string): Layout<'user' | 'at' | 'domain', never> {
  const at = text.indexOf('@');
  if (at < 0) return text.length < 6 ? begun : layout([{ part: 'user', size: text.length + 1, characters: inUser }]);
  const user = Math.max(1, at);
  const domain = text.length - user - 1 + (isEmail(text) ? 0 : 1);
  return layout([
    { part: 'user', size: user, characters: inUser },
    { part: 'at', size: 1, characters: '@' },
    { part: 'domain', size: Math.max(1, Math.min(domain, longest - user - 1)), characters: inDomain },
  ]);
}

/** Permitted, but mostly a domain whose end was forgotten: `maria@exemplo`. */
export function lacksDot(text: string): Said<'domain_without_dot'> | undefined {
  const at = text.indexOf('@');
  if (!isEmail(text) || text.includes('.', at)) return undefined;
  return { finding: 'domain_without_dot', part: 'domain', position: at + 2 };
}
