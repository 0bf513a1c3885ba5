import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { languages, type Language } from '../docs/page.ts';
import { previewOf, previewSize, themes, type Theme } from '../src/site/landing/screens/preview-files.ts';

const frame = join(import.meta.dirname, '../../widget/frame');

/** React writes Preact's components as text: what they use of it, both have. */
const entry = `
import { renderToStaticMarkup } from 'react-dom/server';
import { pack } from '#shared/engine/countries/mx/index.ts';
import { Preview } from './preview.tsx';
import { texts as es } from './texts/es.ts';
import { texts as en } from './texts/en.ts';
import './style/index.css';
const texts = { es, en };
const values = { accountNumber: '002115016003269411', beneficiaryName: 'Ferretera del Bajío' };
export const drawn = (language) =>
  renderToStaticMarkup(<Preview rules={pack} texts={texts[language]} language={language} values={values} />);
`;

interface Drawing {
  readonly drawn: (language: Language) => string;
}

/** The form of the widget as HTML, and the sheet it wears. */
const bundle = async (): Promise<{ readonly script: string; readonly sheet: string }> => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: frame, loader: 'tsx', sourcefile: 'entry.tsx' },
    outdir: '/',
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'react',
    tsconfigRaw: {},
    alias: { preact: 'react', 'preact/hooks': 'react' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), sheet: textOf('.css') };
};

/** Every element with an end and every drawing with its language, as XML wants them. */
const asXml = (html: string): string =>
  html
    .replace(/<(input|br|hr|img)\b([^>]*?)\/?>/g, '<$1$2/>')
    .replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

const pictureOf = (html: string, sheet: string, theme: Theme): string => {
  const { width, height } = previewSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${sheet.replaceAll('<', '&lt;')}</style><foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" id="root" data-theme="${theme}">${asXml(html)}</div></foreignObject></svg>`;
};

/** Pictures of the widget's own form, by their names below the root of the site. */
export const widgetPreviews = async (): Promise<ReadonlyMap<string, string>> => {
  const { script, sheet } = await bundle();
  const dir = mkdtempSync(join(tmpdir(), 'widget-preview-'));
  const file = join(dir, 'preview.mjs');
  writeFileSync(file, script);
  const { drawn } = (await import(pathToFileURL(file).href)) as Drawing;
  rmSync(dir, { recursive: true });
  return new Map(
    languages.flatMap((language) => {
      const html = drawn(language);
      return themes.map((theme) => [previewOf(language, theme).slice(1), pictureOf(html, sheet, theme)] as const);
    }),
  );
};
