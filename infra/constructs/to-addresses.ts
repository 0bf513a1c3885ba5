/** Documents of a site say their address and their other language in a header: only a deployment knows where the site is. */
export interface Addresses {
  /** Of the site, with its scheme. */
  readonly site: string;
  /** How the paths of documents begin. */
  readonly prefixes: readonly string[];
  /** Other paths of documents: what is asked for, and what is shown. */
  readonly alsoAt: Readonly<Record<`/${string}`, `/${string}`>>;
}

/** The function after a site: the canonical address of a document, in its own language and in the other. */
export const toAddresses = ({ site, prefixes, alsoAt }: Addresses): string => `var site = '${site}';
var prefixes = ${JSON.stringify(prefixes)};
var alsoAt = ${JSON.stringify(alsoAt)};
function link(path, lang, rel) {
  return '<' + site + path + (lang === 'en' ? '?lang=en' : '') + '>; ' + rel;
}
function handler(event) {
  var request = event.request;
  var response = event.response;
  var asked = request.querystring.lang || request.cookies.language;
  var isEnglish = /^\\/en\\//.test(request.uri) || (asked && asked.value === 'en');
  var path = request.uri.replace(/^\\/en\\//, '/').replace(/(\\.md|\\/index\\.html|\\/+)$/, '');
  path = alsoAt[path] || path;
  var isDocument = prefixes.some(function (prefix) { return path === prefix || path.indexOf(prefix + '/') === 0; });
  if (!isDocument || response.statusCode !== 200) return response;
  var links = [link(path, isEnglish ? 'en' : 'es', 'rel="canonical"')];
  ['es', 'en', 'x-default'].forEach(function (lang) {
    links.push(link(path, lang, 'rel="alternate"; hreflang="' + lang + '"'));
  });
  response.headers.link = { value: links.join(', ') };
  return response;
}`;
