import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What programs look for under a fixed name is a file, or missing: never a page. */
const forPrograms = ['/.well-known/', '/security.txt', '/robots.txt'];

/** Of the app, what strangers look for: pages that search engines may list and that come with their words. */
const waysIn = ['/login', '/register'];

/** CloudFront takes no longer code. */
const mostBytes = 10_240;

/** Where documents in English stand; in Spanish, below the root. */
const english = 'en';

/** The documents of a site: every folder with a page of its own, the root's aside. */
const documentsIn = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.html') && !file.startsWith(`${english}/`))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`)
    .toSorted();

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** By folder the names in it: hundreds of paths share a few beginnings. */
const byFolder = (documents: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...Map.groupBy(documents, folderOf)].map(([folder, paths]) => [
      folder,
      ` ${paths.map((path) => path.slice(folder.length)).join(' ')} `,
    ]),
  );

const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** The first names of paths under which every document stands beside its Markdown; the others have none. */
const withTexts = (dir: string, documents: readonly string[]): readonly string[] =>
  [...Map.groupBy(documents, firstOf)]
    .filter(([, paths]) => paths.every((path) => existsSync(join(dir, `${path}.md`))))
    .map(([first]) => first);

export interface Paths {
  readonly dir: string;
  /** Files that no build makes, by their names at the root. */
  readonly written: readonly string[];
  /** Other paths of documents: what is asked for, and what is shown. */
  readonly alsoAt: Readonly<Record<`/${string}`, `/${string}`>>;
  /** The addresses of the single-page app; `/*` is one more segment. */
  readonly app: readonly string[];
}

/** Where an address leads: the same words before a page is fetched and after it came. */
const leading = ({ dir, written, alsoAt, app }: Paths): string => {
  const built = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const documents = documentsIn(dir);
  const names = [...built.map(({ name }) => name), ...written];
  return `var files = ${JSON.stringify(names.map((name) => `/${name}`).toSorted())};
var forPrograms = ${JSON.stringify(forPrograms)};
var documents = ${JSON.stringify(byFolder(documents))};
var texts = ${JSON.stringify(withTexts(dir, documents))};
var alsoAt = ${JSON.stringify(alsoAt)};
var waysIn = ${JSON.stringify(waysIn)};
var app = ' ${app.join(' ')} ';
function isDocument(path) {
  var name = path.lastIndexOf('/') + 1;
  var names = documents[path.slice(0, name)];
  return path === '/' || (name < path.length && names !== undefined && names.indexOf(' ' + path.slice(name) + ' ') >= 0);
}
function isOfTheApp(path) {
  return app.indexOf(' ' + path + ' ') >= 0 || app.indexOf(' ' + path.replace(/\\/[^\\/]+$/, '/*') + ' ') >= 0;
}
function folderFor(request) {
  var asked = request.querystring.lang || request.cookies.language;
  return asked && asked.value === 'en' ? '/${english}' : '';
}
function shownFor(request) {
  var uri = request.uri;
  if (forPrograms.some(function (name) { return uri.indexOf(name) === 0; })) return uri;
  // First: the Markdown of a document stands among the files of the root, in Spanish.
  var isText = /\\.md$/.test(uri);
  var path = uri.replace(/\\.md$/, '').replace(/(.)\\/+$/, '$1');
  path = alsoAt[path] || path;
  if (isText && texts.indexOf(path.split('/')[1]) < 0) return folderFor(request) + '/404.html';
  if (isDocument(path)) return folderFor(request) + (path === '/' ? '' : path) + (isText ? '.md' : '/index.html');
  if (files.indexOf(uri) >= 0) return uri;
  if (waysIn.indexOf(path) >= 0) return folderFor(request) + path + '.html';
  return isOfTheApp(path) ? '/app.html' : folderFor(request) + '/404.html';
}`;
};

const fitting = (code: string): string => {
  if (Buffer.byteLength(code) > mostBytes)
    throw new Error(
      `The function before the site has ${Buffer.byteLength(code)} bytes; CloudFront takes ${mostBytes}.`,
    );
  return code;
};

/**
 * The function before a site: files at its root are files, documents are shown in the language of the address or else of
 * the reader's choice, the app shows its own addresses, and every other one is nowhere.
 */
export const toPage = (paths: Paths): string =>
  fitting(`${leading(paths)}
function handler(event) {
  event.request.uri = shownFor(event.request);
  return event.request;
}`);

/** The function after a site: the page of what is nowhere says so to programs, too, whichever address CloudFront tells. */
export const toMissing = (paths: Paths): string =>
  fitting(`${leading(paths)}
function handler(event) {
  var isFile = /\\/(index|app|login|register|404)\\.html$|^\\/en\\/.*\\.md$/.test(event.request.uri);
  var shown = isFile ? event.request.uri : shownFor(event.request);
  if (/\\/404\\.html$/.test(shown)) event.response.statusCode = 404;
  return event.response;
}`);
