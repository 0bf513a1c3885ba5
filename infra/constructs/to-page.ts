import { readdirSync } from 'node:fs';

/** What programs look for under a fixed name is a file, or missing: never a page. */
const forPrograms = ['/.well-known/', '/security.txt', '/robots.txt'];

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

interface Paths {
  readonly dir: string;
  readonly written: readonly string[];
  /** Other paths of documents: what is asked for, and what is shown. */
  readonly alsoAt: Readonly<Record<`/${string}`, `/${string}`>>;
}

/**
 * The function before a site: files at its root are files, documents are shown in the language of the address or else of
 * the reader's choice, and every other address is one of the single-page app, `/nowhere.html` too.
 */
export const toPage = ({ dir, written, alsoAt }: Paths): string => {
  const built = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = [...built.map(({ name }) => name), ...written];
  const code = `var files = ${JSON.stringify(names.map((name) => `/${name}`).toSorted())};
var forPrograms = ${JSON.stringify(forPrograms)};
var documents = ${JSON.stringify(byFolder(documentsIn(dir)))};
var alsoAt = ${JSON.stringify(alsoAt)};
function isDocument(path) {
  var name = path.lastIndexOf('/') + 1;
  var names = documents[path.slice(0, name)];
  return name < path.length && names !== undefined && names.indexOf(' ' + path.slice(name) + ' ') >= 0;
}
function folderFor(request) {
  var asked = request.querystring.lang || request.cookies.language;
  return asked && asked.value === 'en' ? '/${english}' : '';
}
function documentFor(request) {
  var isText = /\\.md$/.test(request.uri);
  var path = request.uri.replace(/\\.md$/, '').replace(/(.)\\/+$/, '$1');
  path = alsoAt[path] || path;
  return isDocument(path) ? folderFor(request) + path + (isText ? '.md' : '/index.html') : undefined;
}
function handler(event) {
  var request = event.request;
  var isForPrograms = forPrograms.some(function (name) { return request.uri.indexOf(name) === 0; });
  if (isForPrograms) return request;
  // First: the Markdown of a document stands among the files of the root, in Spanish.
  var shown = documentFor(request);
  if (shown) request.uri = shown;
  else if (files.indexOf(request.uri) < 0) request.uri = '/index.html';
  return request;
}`;
  if (Buffer.byteLength(code) > mostBytes)
    throw new Error(
      `The function before the site has ${Buffer.byteLength(code)} bytes; CloudFront takes ${mostBytes}.`,
    );
  return code;
};
