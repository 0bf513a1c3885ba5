import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { languages, type Language } from '../docs/page.ts';
import { previewSize, themes, type PreviewAddresses, type Theme } from '../src/site/landing/screens/previews.ts';

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

interface Picture {
  /** Below the root of the site; it changes with what is drawn. */
  readonly address: string;
  readonly source: string;
  readonly language: Language;
  readonly theme: Theme;
}

const drawnPictures = async (): Promise<readonly Picture[]> => {
  const { script, sheet } = await bundle();
  const dir = mkdtempSync(join(tmpdir(), 'widget-preview-'));
  const file = join(dir, 'preview.mjs');
  writeFileSync(file, script);
  const { drawn } = (await import(pathToFileURL(file).href)) as Drawing;
  rmSync(dir, { recursive: true });
  return languages.flatMap((language) => {
    const html = drawn(language);
    return themes.map((theme) => {
      const source = pictureOf(html, sheet, theme);
      const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
      return { address: `/assets/widget-${language}-${theme}-${digest}.svg`, source, language, theme };
    });
  });
};

let made: Promise<readonly Picture[]> | undefined;
const pictures = (): Promise<readonly Picture[]> => (made ??= drawnPictures());

/** Pictures of the widget's own form, by their addresses. */
export const widgetPreviews = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await pictures()).map(({ address, source }) => [address, source]));

/** Where the page finds them. */
export const previewAddresses = async (): Promise<PreviewAddresses> => {
  const all = await pictures();
  const addressOf = (language: Language, theme: Theme): string =>
    all.find((picture) => picture.language === language && picture.theme === theme)?.address ?? '';
  const inLanguage = (language: Language) => ({
    light: addressOf(language, 'light'),
    dark: addressOf(language, 'dark'),
  });
  return { es: inLanguage('es'), en: inLanguage('en') };
};
