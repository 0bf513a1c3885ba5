import { curlOf, environmentNames } from '../../components/curl/curl.ts';
import type { OwnValues } from './own-values.ts';
import type { WidgetSite } from './site.ts';
import type { Looks } from './looks.ts';

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
  mode === 'inline'
    ? 'widget.open();'
    : "document.getElementById('abrir').addEventListener('click', () => widget.open());";

const place = ({ mode }: Looks): string =>
  mode === 'inline' ? '<div id="cuentaclara"></div>' : '<button id="abrir">Registrar mi cuenta</button>';

/** What stands in the page: the loader by its digest, and what is done with it. */
export const htmlOf = (looks: Looks, { address, version, integrity }: WidgetSite): string => `${place(looks)}
<script
  src="${address}/v${version}/widget.js"
  integrity="${integrity}"
  crossorigin="anonymous"></script>
<script>
  const widget = CuentaClara.create({
${looks.mode === 'inline' ? "    container: '#cuentaclara',\n" : ''}${looksOf(looks, '    ')}${appearanceOf(looks, '    ')}    fetchToken: async () => {
      const answer = await fetch('${ownPaths.session}', { method: 'POST' });
      return (await answer.json()).token;
    },
    onSuccess: ({ resultToken }) => fetch('${ownPaths.result}', { method: 'POST', body: resultToken }),
    onExit: () => console.log('El beneficiario cerró el widget'),
    onError: ({ code, message }) => console.error(code, message),
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
  looks: Pick<Looks, 'country'>,
  own: OwnValues,
): string => `import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

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
  // Solo para quien ya inició sesión en tu sitio.
  'POST ${ownPaths.session}': () => ask('/v1/widget/sessions', {
${objectOf(Object.entries(askedOf(looks, own)), '    ')}  }),
  // La respuesta completa se queda en tu servidor: guárdala aquí.
  'POST ${ownPaths.result}': async (resultToken) => {
    const { status, body } = await ask('/v1/widget/results', { resultToken });
    console.log(body.status, body.accountNumber);
    return { status, body: {} };
  },
};

createServer(async (request, response) => {
  const route = routes[request.method + ' ' + request.url];
  if (!route) return response.end(await readFile('index.html'));
  const { status, body } = await route(await text(request));
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(8080);`;

/** What the page's own policy has to let through. */
export const cspOf = ({ address }: WidgetSite): string => `script-src ${address};\nframe-src ${address};`;

/** The same in React, by the wrapper that comes with the loader. */
export const reactOf = (
  looks: Looks,
  { address }: WidgetSite,
): string => `import { CuentaClaraWidget } from '${address}/v1/react.mjs';

const fetchToken = async () => {
  const answer = await fetch('${ownPaths.session}', { method: 'POST' });
  return (await answer.json()).token;
};

export const PaymentAccount = () => (
  <CuentaClaraWidget
    fetchToken={fetchToken}
  />
);`;
