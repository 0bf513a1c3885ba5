import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { allRefused, answered, times, told, type Finding, type Site, type Trial } from './trial.ts';

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What no browser would send, as it is written: neither path nor headers are made proper. */
const ask = ({ address }: Site, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port, protocol } = new URL(address);
    const request = protocol === 'https:' ? overTls : overHttp;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ hostname, port, path, method, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    // Whoever is refused in the middle of a body is hung up on.
    sent.on('error', () => resolve({ status: 413, headers: {}, text: '' }));
    sent.end(body);
  });

const evil = 'evil.example';
const json = { 'content-type': 'application/json' };
const alive = async (site: Site): Promise<boolean> => (await ask(site, '/api/')).status === 200;
const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);
const speaksOf = (word: string, { headers, text }: Answer): boolean =>
  `${JSON.stringify(headers)}${text}`.includes(word);

const tokens: Trial = {
  name: 'made-up proofs',
  run: async (site): Promise<Finding[]> => {
    const made = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    const post = (path: string, body: object) =>
      ask(site, path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    const kinds: Readonly<Record<string, () => Promise<Answer>>> = {
      sessions: () => ask(site, '/api/auth/me', { headers: { authorization: `Bearer ${made()}` } }),
      'links of verification': () => post('/api/auth/verify-email', { token: made(), password: 'Una-clave-2026' }),
      'links of resets': () =>
        post('/api/auth/reset-password', {
          token: made(),
          password: 'Una-clave-2026',
          confirmPassword: 'Una-clave-2026',
        }),
      receipts: () =>
        ask(
          site,
          `/api/receipts/rec_${made()
            .replaceAll(/[^1-9a-hjkmnp-tv-z]/g, '1')
            .slice(0, 13)}`,
        ),
    };
    const rows: Finding[] = [];
    for (const [kind, one] of Object.entries(kinds)) {
      const statuses = statusesOf(await times(20 * site.size, one));
      rows.push(answered(kind, statuses, allRefused(statuses)));
    }
    return rows;
  },
};

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const wide = (fields: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, i) => [`k${i}`, i])));

const bodies: Trial = {
  name: 'bombs of bodies',
  run: async (site) => {
    const bombs: Readonly<Record<string, Sent>> = {
      '11 MB': { body: `{"email":"${'x'.repeat(11 * 1024 * 1024)}"}` },
      'lists in 100,000 lists': { body: deep(100_000) },
      '5,000 fields': { body: wide(5_000) },
      'a bomb of gzip': { body: gzipSync(Buffer.alloc(10 * 1024 * 1024)), headers: { 'content-encoding': 'gzip' } },
      prototypes: { body: '{"__proto__":{"email":"a"},"constructor":{"prototype":{"isAdmin":true}}}' },
      'a number of a million digits': { body: `{"email":${'9'.repeat(60_000)}}` },
      'bytes that are no text': { body: Buffer.alloc(1024, 0xff) },
      'a form of another site': { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      'a text of another site': { body: '{}', headers: { 'content-type': 'text/plain' } },
    };
    const answers: Answer[] = [];
    for (const { headers = {}, ...bomb } of Object.values(bombs))
      answers.push(await ask(site, '/api/auth/login', { method: 'POST', ...bomb, headers: { ...json, ...headers } }));
    const statuses = statusesOf(answers);
    const after = await alive(site);
    return [
      answered(
        Object.keys(bombs).join(', '),
        statuses,
        allRefused(statuses) && after,
        `${after ? 'answers' : 'silent'} after`,
      ),
    ];
  },
};

const slow: Trial = {
  name: 'bodies that never end',
  run: async (site) => {
    const { hostname, port, protocol } = new URL(site.address);
    const tls = protocol === 'https:';
    const open = () => {
      const socket = tls
        ? connectTls({ host: hostname, port: Number(port || 443), servername: hostname })
        : connect({ host: hostname, port: Number(port || 80) });
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      );
      return socket;
    };
    const sockets = Array.from({ length: 60 * site.size }, open);
    const statuses = statusesOf(await times(20, () => ask(site, '/api/')));
    for (const socket of sockets) socket.destroy();
    return [
      {
        tried: 'connections that begin a body and stop, while others call',
        times: sockets.length,
        happened: `others: ${told(statuses)}`,
        held: statuses.every((status) => status === 200),
      },
    ];
  },
};

const disguises: Trial = {
  name: 'headers that lie',
  run: async (site) => {
    const lies: readonly Readonly<Record<string, string>>[] = [
      { 'x-forwarded-host': evil },
      { 'x-original-url': `/${evil}` },
      { 'x-rewrite-url': `/${evil}` },
      { forwarded: `host=${evil}` },
      { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
      { 'x-origin-proof': 'x'.repeat(64), 'x-api-key': 'x'.repeat(64) },
      { 'x-http-method-override': 'DELETE' },
      { 'x-amzn-apigateway-api-id': evil },
    ];
    const pages = ['/', '/en', '/precios', '/api/public/countries'];
    const answers: Answer[] = [];
    for (const page of pages) for (const headers of lies) answers.push(await ask(site, page, { headers }));
    const plain = await Promise.all(pages.map((page) => ask(site, page)));
    const poisoned = answers.concat(plain).filter((answer) => speaksOf(evil, answer));
    const me = await ask(site, '/api/auth/me', { headers: { ...lies[4], ...lies[5] } });
    return [
      answered(
        'hosts and addresses of others in headers, at pages that caches keep',
        statusesOf(answers),
        poisoned.length === 0 && answers.every(({ status }) => status < 500),
        `${poisoned.length} pages speak of it`,
      ),
      answered('a forged proof of the edge instead of a session', [me.status], me.status === 401),
    ];
  },
};

const origins: Trial = {
  name: 'other origins',
  run: async (site) => {
    const asked = [`https://${evil}`, 'null', `https://app.${evil}`];
    const answers: Answer[] = [];
    for (const origin of asked) {
      answers.push(await ask(site, '/api/auth/me', { headers: { origin } }));
      answers.push(
        await ask(site, '/api/auth/login', {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
      );
    }
    const allowed = answers.filter(({ headers }) => 'access-control-allow-origin' in headers);
    return [
      answered(
        'calls of pages of other origins',
        statusesOf(answers),
        allowed.length === 0,
        `${allowed.length} allowed`,
      ),
    ];
  },
};

const odd = [
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/?next=https://evil.example',
  '/login?return=//evil.example',
  '//evil.example/%2e%2e',
  '/en//evil.example',
  '/.evil.example',
  '/%0d%0aLocation:%20https://evil.example',
];

const redirects: Trial = {
  name: 'open redirects',
  run: async (site) => {
    const answers = await Promise.all(odd.map((path) => ask(site, path)));
    const leads = answers.filter(({ headers }) => {
      const to = headers['location'];
      return typeof to === 'string' && new URL(to, site.address).host !== new URL(site.address).host;
    });
    return [
      answered(
        'paths and queries that name another site',
        statusesOf(answers),
        leads.length === 0 && answers.every(({ status }) => status < 500),
        `${leads.length} lead there`,
      ),
    ];
  },
};

const secrets = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/config.json',
  '.env',
  '.git/config',
  '__proto__',
  'constructor',
  '%00',
  '%c0%ae%c0%ae',
  '..;/',
  'validations/__proto__',
  'public/constructor/banks',
  'validations/%2e%2e%2fcredits',
];

const paths: Trial = {
  name: 'paths',
  run: async (site) => {
    const answers = await Promise.all(secrets.map((path) => ask(site, `/api/${path}`)));
    const statuses = statusesOf(answers);
    const asDocuments = answers.every(({ headers }) => String(headers['content-type']).includes('problem+json'));
    return [
      answered(
        'ways up, names that every object has, and files that are usual elsewhere',
        statuses,
        allRefused(statuses) && asDocuments,
        `${asDocuments ? 'all' : 'not all'} problem documents`,
      ),
    ];
  },
};

/** What anybody may try at an address, without an account. */
export const ofSites: readonly Trial[] = [tokens, bodies, slow, disguises, origins, redirects, paths];
