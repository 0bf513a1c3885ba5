/** A call of an API as a line to paste. */
export interface Call {
  readonly method: 'GET' | 'POST' | (string & {});
  /** With the address of the API. */
  readonly url: string;
  /** Absent where anybody may call. */
  readonly keyId?: string | undefined;
  /** Absent: it is read from the environment, where it belongs. */
  readonly secret?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly body?: unknown;
}

/** The variables of a `.env` file, and the one that a pasted call reads. */
export const environmentNames = { keyId: 'CUENTACLARA_KEY', secret: 'CUENTACLARA_SECRET' } as const;

/** As that file is called. */
export const environmentFile = 'cuentaclara.env';

/** One word of a POSIX shell, whatever it holds. */
const word = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const header = (name: string, value: string): string => `-H ${word(`${name}: ${value}`)}`;

/** Inside of double quotes the shell puts in the value of a variable. */
const secretFromEnvironment = `-H "X-API-Secret: $${environmentNames.secret}"`;

const credentials = (keyId: string, secret: string | undefined): string[] => [
  header('X-API-Key', keyId),
  secret === undefined ? secretFromEnvironment : header('X-API-Secret', secret),
];

export const curlOf = ({ method, url, keyId, secret, idempotencyKey, body }: Call): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${word(url)}`,
    ...(keyId === undefined ? [] : credentials(keyId, secret)),
    ...(idempotencyKey === undefined ? [] : [header('Idempotency-Key', idempotencyKey)]),
    ...(body === undefined || body === null
      ? []
      : [header('Content-Type', 'application/json'), `-d ${word(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
