import type { Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const entries = ['/app/shell/auth-frame.tsx', '/app/pages/login.tsx', '/app/pages/register.tsx'];
const description =
  'Entra a CuentaClara o crea tu cuenta con el correo de tu empresa: confirma de quién es una cuenta antes de pagarla.';

const isEntry = ({ facadeModuleId }: OutputChunk): boolean =>
  entries.some((entry) => facadeModuleId?.endsWith(entry) === true);

/** A chunk and all that it cannot begin without. */
const withImports = (bundle: OutputBundle, name: string, found = new Set<string>()): ReadonlySet<string> => {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
};

/**
 * The page of the app at its ways in: search engines may list it, and it asks for its form at once, not after the app has
 * found out which page is wanted.
 */
export const wayIn = (page: string, bundle: OutputBundle): string => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const wanted = new Set(chunks.filter(isEntry).flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
  const links = [...wanted]
    .filter((name) => !page.includes(`/${name}"`))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  return page
    .replace('<meta name="robots" content="noindex" />', `<meta name="description" content="${description}" />`)
    .replace('</head>', `${links.join('')}</head>`);
};
