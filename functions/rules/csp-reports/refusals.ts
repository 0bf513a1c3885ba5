import type * as z from 'zod';
import { appAddresses } from '#shared/app-addresses.ts';
import type { receiveCspReports } from '#shared/contract/app/csp-reports.ts';

type Told = z.output<typeof receiveCspReports.body>;

/** What of a report may be written down: nothing of it is as it came. */
export interface Refusal {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** The directives of our own policies; whatever else is said is none of them. */
const directives: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'font-src',
  'img-src',
  'media-src',
  'object-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

/** What browsers say where no address was refused. */
const sorts: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
]);

const schemesOfExtensions = /^(chrome|moz|safari|safari-web|ms-browser)-extension(:|$)/;

const firstSegment = (path: string): string => path.split('/')[1] ?? '';
const parts: ReadonlySet<string> = new Set(appAddresses.map(firstSegment));

/** Behind its first part an address may name a receipt or a payment: only what the app calls so is said. */
const pageOf = (address: string): string => {
  const first = firstSegment(URL.parse(address)?.pathname ?? '');
  return parts.has(first) ? `/${first}` : 'document';
};

/** Whoever writes a report writes the name, too: a number in it may be somebody's account. */
const withoutNumbers = (name: string): string => name.replace(/\d{4,}/g, '#');

/** Of another site its name alone, and of that no more than three labels: those before may be anybody's. */
const blockedOf = (blocked: string, address: string): string => {
  if (sorts.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url?.hostname) return 'other';
  if (url.origin === URL.parse(address)?.origin) return 'own';
  return withoutNumbers(url.hostname.split('.').slice(-3).join('.')).slice(0, 80);
};

interface Said {
  readonly directive: string;
  readonly blocked: string;
  readonly address: string;
  readonly source: string;
}

const saidIn = (told: Told): readonly Said[] => {
  if (!Array.isArray(told)) {
    const { 'csp-report': of } = told;
    return [
      {
        directive: of['effective-directive'] ?? of['violated-directive'] ?? '',
        blocked: of['blocked-uri'] ?? '',
        address: of['document-uri'] ?? '',
        source: of['source-file'] ?? '',
      },
    ];
  }
  return told.flatMap(({ type, body }) =>
    type === 'csp-violation' && body
      ? [
          {
            directive: body.effectiveDirective ?? '',
            blocked: body.blockedURL ?? '',
            address: body.documentURL ?? '',
            source: body.sourceFile ?? '',
          },
        ]
      : [],
  );
};

/** The first word: older browsers say the whole directive, with its sources. */
const directiveOf = (said: string): string => {
  const [name = ''] = said.split(' ');
  return directives.has(name) ? name : 'other';
};

/** The refusals of our own pages; what a visitor's extension tried is not our content. */
export const refusalsIn = (told: Told): readonly Refusal[] =>
  saidIn(told)
    .filter(({ blocked, source }) => !schemesOfExtensions.test(blocked) && !schemesOfExtensions.test(source))
    .map(({ directive, blocked, address }) => ({
      directive: directiveOf(directive),
      blocked: blockedOf(blocked, address),
      page: pageOf(address),
    }));
