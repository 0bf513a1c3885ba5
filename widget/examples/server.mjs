// Shows the widget and gets its answers, without packages: `node --env-file=cuentaclara.env server.mjs`. The file is what your
// dashboard gives with the secret of a widget key; above this server it shows CUENTACLARA_API and CUENTACLARA_WIDGET.
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { CUENTACLARA_API, CUENTACLARA_WIDGET, CUENTACLARA_KEY, CUENTACLARA_SECRET, PORT = '3000' } = process.env;
const key = { 'x-api-key': CUENTACLARA_KEY, 'x-api-secret': CUENTACLARA_SECRET };

/** The secret stays here: no page ever sees it. */
const ask = async (path, body) => {
  const headers = { ...key, 'content-type': 'application/json' };
  const response = await fetch(CUENTACLARA_API + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Your database: the accounts that payees accepted, by your own reference. */
const accounts = new Map();

const answers = {
  // Ask for a session only for a payee you know: here, whoever loads the page.
  'POST /sessions': async ({ origin }) => {
    const { token } = await ask('/v1/widget/sessions', { origin, reference: `payee-${randomUUID()}` });
    return { token };
  },
  // The page says that there is an answer; CuentaClara says which. The reference is that of the session.
  'POST /results': async ({ body: { resultToken } }) => {
    const validation = await ask('/v1/widget/results', { resultToken });
    accounts.set(validation.reference, validation);
    console.log(`${validation.reference} ${validation.status}`);
    return { saved: validation.reference };
  },
};

/** The widget needs its origin in `script-src` and in `frame-src`, nothing else; the strict page allows nothing else. */
const policyOf = (name, nonce) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}' ${CUENTACLARA_WIDGET}; frame-src ${CUENTACLARA_WIDGET}; ` +
  `connect-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'` +
  (name === 'strict.html' ? `; require-trusted-types-for 'script'; trusted-types 'none'` : '');

const types = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' };
const files = readdirSync(import.meta.dirname).filter((name) => name.split('.').at(-1) in types);
const { version, integrity } = await (await fetch(`${CUENTACLARA_WIDGET}/manifest.json`)).json();

const sendFile = (path, response) => {
  const name = files.find((file) => `/${file}` === path || `/${file}` === `${path}.html`);
  if (!name) return response.writeHead(404).end();
  const nonce = randomBytes(16).toString('base64');
  const known = { nonce, version, integrity, widget: CUENTACLARA_WIDGET };
  const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
  const headers = { 'content-type': types[name.split('.').at(-1)], 'content-security-policy': policyOf(name, nonce) };
  response.writeHead(200, headers).end(text.replace(/\{\{(\w+)\}\}/g, (_, word) => known[word]));
};

const serve = async (request, response) => {
  const answer = answers[`${request.method} ${request.url}`];
  if (!answer) return sendFile(request.url, response);
  try {
    const body = JSON.parse((await request.toArray()).join(''));
    const said = await answer({ body, origin: `http://${request.headers.host}` });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  } catch (error) {
    console.error(error);
    response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
  }
};

const server = createServer((request, response) => void serve(request, response));
server.listen(Number(PORT), () => console.log(`http://localhost:${server.address().port}/inline`));
