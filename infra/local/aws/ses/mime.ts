import { quotedBytes } from './encoded-words.ts';

export interface ParsedMail {
  /** As they were sent: words outside ASCII are still encoded. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** Reads a whole message as SendRawEmail takes it: its headers, and the first text and HTML among its parts. RFC 2045. */
export function parseMime(source: Buffer): ParsedMail {
  const root = splitPart(source.toString('latin1'));
  const parts = leaves(root);
  const find = (type: string) => parts.find(({ headers }) => contentType(headers).type === type);
  return { headers: root.headers, text: content(find('text/plain')), html: content(find('text/html')) };
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function splitPart(source: string): Part {
  const [, head = source, body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? [];
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const headers = unfolded.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name && value !== undefined ? [[name.toLowerCase(), value]] : [];
  });
  return { headers: new Map(headers), body };
}

function leaves(part: Part): Part[] {
  const { type, boundary } = contentType(part.headers);
  if (!type.startsWith('multipart/') || !boundary) return [part];
  const [, ...sections] = part.body.split(`--${boundary}`);
  return sections
    .filter((section) => !section.startsWith('--'))
    .flatMap((section) => leaves(splitPart(section.replace(/^\r?\n/, ''))));
}

function contentType(headers: Map<string, string>) {
  const value = headers.get('content-type') ?? 'text/plain';
  const parameter = (name: string) => new RegExp(`${name}="?([^";]+)"?`, 'i').exec(value)?.[1];
  return {
    type: value.split(';')[0]?.trim().toLowerCase() ?? '',
    boundary: parameter('boundary'),
    charset: parameter('charset'),
  };
}

const DECODERS: Record<string, (body: string) => Buffer> = {
  base64: (body) => Buffer.from(body, 'base64'),
  'quoted-printable': (body) => quotedBytes(body.replace(/=\r?\n/g, '')),
};

function content(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase() ?? '';
  const bytes = DECODERS[encoding]?.(part.body) ?? Buffer.from(part.body, 'latin1');
  return new TextDecoder(contentType(part.headers).charset ?? 'utf-8').decode(bytes).trimEnd();
}
