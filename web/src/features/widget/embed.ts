import { curlOf, environmentFile, environmentNames } from '../../components/curl/curl.ts';
import type { OwnValues } from './own-values.ts';
import type { WidgetSite } from './site.ts';
import type { Looks } from './looks.ts';

/** What a reader reads in the code, in their language. */
export interface CodeWords {
  readonly open: string;
  readonly left: string;
  readonly origin: string;
  readonly signedIn: string;
  readonly keep: string;
  readonly beside: string;
}

/** Where the page asks its own server: for a session, and to trade a result. */
export const ownPaths = { session: '/cuentaclara/session', result: '/cuentaclara/result' } as const;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const objectOf = (entries: readonly (readonly [string, string])[], indent: string): string =>
  entries.map(([name, value]) => `${indent}${name}: ${quoted(value)},\n`).join('');

const appearanceOf = ({ appearance }: Looks, indent: string): string => {
  const entries = Object.entries(appearance);
  return entries.length === 0 ? '' : `${indent}appearance: {\n${objectOf(entries, `${indent}  `)}${indent}},\n`;
};

const looksOf = ({ mode, language, theme }: Looks, indent: string): string =>
  objectOf(Object.entries({ mode, language, theme }), indent);

const opening = ({ mode }: Looks): string =>
  mode === 'inline' ? 'widget.open();' : "document.querySelector('#cuentaclara').onclick = () => widget.open();";

const place = ({ mode }: Looks, words: CodeWords): string =>
  mode === 'inline' ? '<div id="cuentaclara"></div>' : `<button id="cuentaclara">${words.open}</button>`;

const fetchToken = (indent: string): string => `async () => {
${indent}  const answer = await fetch('${ownPaths.session}', {
${indent}    method: 'POST',
${indent}  });
${indent}  return (await answer.json()).token;
${indent}}`;

const onSuccess = (indent: string): string => `({ resultToken: body }) =>
${indent}  fetch('${ownPaths.result}', { method: 'POST', body })`;

/** What stands in the page: the loader by its digest, and what is done with it. */
export const htmlOf = (
  looks: Looks,
  { address, version, integrity }: WidgetSite,
  words: CodeWords,
): string => `${place(looks, words)}
<script
  src="${address}/v${version}/widget.js"
  integrity="${integrity}"
  crossorigin="anonymous"></script>
<script>
  const widget = CuentaClara.create({
${looks.mode === 'inline' ? "    container: '#cuentaclara',\n" : ''}${looksOf(looks, '    ')}${appearanceOf(looks, '    ')}    fetchToken: ${fetchToken('    ')},
    onSuccess: ${onSuccess('    ')},
    onExit: () => console.log(${quoted(words.left)}),
    onError: ({ code }) => console.error(code),
  });
  ${opening(looks)}
</script>`;

/** What the session is asked with. */
const askedOf = ({ country }: Pick<Looks, 'country'>, { origin }: OwnValues) => ({
  origin,
  ...(country !== undefined && { country }),
});

export const sessionCurlOf = (looks: Pick<Looks, 'country'>, own: OwnValues): string =>
  curlOf({
    method: 'POST',
    url: `${own.api}/v1/widget/sessions`,
    keyId: own.keyId,
    body: askedOf(looks, own),
  });

/** What the page hands on is traded, once, for the whole answer. */
export const redeemCurlOf = (own: OwnValues): string =>
  curlOf({
    method: 'POST',
    url: `${own.api}/v1/widget/results`,
    keyId: own.keyId,
    body: { resultToken: 'wr_…' },
  });

/** A whole server: it gives the page beside it a session, and trades what comes back. */
export const nodeOf = (
  { country }: Pick<Looks, 'country'>,
  own: OwnValues,
  words: CodeWords,
): string => `import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

// ${words.origin}
const origin = '${own.origin}';

const ask = async (path, body) => {
  const answer = await fetch('${own.api}' + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-API-Key': '${own.keyId}',
      'X-API-Secret': process.env.${environmentNames.secret},
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

const routes = {
  // ${words.signedIn}
  'POST ${ownPaths.session}': () =>
    ask('/v1/widget/sessions', { origin${country === undefined ? '' : `, country: ${quoted(country)}`} }),
  // ${words.keep}
  'POST ${ownPaths.result}': async (resultToken) => {
    const { status, body } = await ask('/v1/widget/results', { resultToken });
    console.log(body.id, body.status);
    return { status, body: {} };
  },
};

createServer(async (request, response) => {
  const route = routes[request.method + ' ' + request.url];
  if (!route) return response.end(await readFile('index.html'));
  const { status, body } = await route(await text(request));
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(new URL(origin).port || 8080));`;

/** How that server is run, with the file that was downloaded with the secret. */
export const runCode = `node --env-file=${environmentFile} server.mjs`;

/** What the page's own policy has to let through. */
export const cspOf = ({ address }: WidgetSite): string => `script-src ${address};\nframe-src ${address};`;

/** Members of the wrapper, as JSX writes them. */
const jsxOf = ({ language, theme, appearance }: Looks): string => {
  const words = Object.entries({ language, theme }).map(([name, value]) => `      ${name}="${value}"\n`);
  const colours = Object.entries(appearance).map(([name, value]) => `${name}: ${quoted(value)}`);
  return words.join('') + (colours.length > 0 ? `      appearance={{ ${colours.join(', ')} }}\n` : '');
};

const reactInline = (looks: Looks): string => `export const PaymentAccount = () => (
  <CuentaClaraWidget
    script={script}
    fetchToken={fetchToken}
    onSuccess={onSuccess}
${jsxOf(looks).replaceAll('      ', '    ')}  />
);`;

const reactModal = ({ language, theme, appearance }: Looks, words: CodeWords): string => {
  const looks = { language, theme, ...(Object.keys(appearance).length > 0 && { appearance }) };
  return `export const PaymentAccount = () => {
  const { open } = useCuentaClara({
    script,
    fetchToken,
    onSuccess,
    ...${JSON.stringify(looks)},
  });
  return <button onClick={open}>${words.open}</button>;
};`;
};

/** The same in React, by the wrapper that comes with the loader. */
export const reactOf = (
  looks: Looks,
  { address, version }: WidgetSite,
  words: CodeWords,
): string => `// ${address}/v${version}/react.mjs: ${words.beside}
import { ${looks.mode === 'inline' ? 'CuentaClaraWidget' : 'useCuentaClara'} } from './cuentaclara-react.mjs';

const script = '${address}/v1/widget.js';
const fetchToken = ${fetchToken('')};
const onSuccess = ${onSuccess('')};

${looks.mode === 'inline' ? reactInline(looks) : reactModal(looks, words)}`;
