import { readdirSync } from 'node:fs';
import type { BehaviorOptions } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { addressOf, distribute, edgeFunction, filesOf, viewerProtocol, type BesideFiles } from './site-distribution.ts';
import { deploySiteFiles } from './site-files.ts';
import { siteHeaders, unlistedHeaders, type SiteHeaders } from './site-headers.ts';

export interface StaticSiteProps extends BesideFiles {
  /** The built files: pages at the root, and under `assets/` what carries its digest in its name. */
  readonly dir: string;
  /** What no build knows, such as the address of an API: written as JSON at the root, by name. */
  readonly written?: Readonly<Record<string, unknown>>;
  readonly headers: SiteHeaders;
  /** Pages that no search engine may list, as patterns of paths. */
  readonly unlisted?: readonly `/${string}`[];
}

/** What programs look for under a fixed name is a file, or missing: never a page. */
const forPrograms = ['/.well-known/', '/security.txt', '/robots.txt'];

/** Only files at the root are files: every other address is one of the single-page app, `/nowhere.html` too. */
const toPage = (dir: string, written: readonly string[]): string => {
  const built = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = [...built.map(({ name }) => name), ...written];
  return `var files = ${JSON.stringify(names.map((name) => `/${name}`).toSorted())};
var forPrograms = ${JSON.stringify(forPrograms)};
function handler(event) {
  var request = event.request;
  var isForPrograms = forPrograms.some(function (name) { return request.uri.indexOf(name) === 0; });
  if (!isForPrograms && files.indexOf(request.uri) < 0) request.uri = '/index.html';
  return request;
}`;
};

/** A single-page app and REST APIs under one origin, with one set of security headers. */
export class StaticSite extends Construct {
  /** With its scheme. */
  readonly address: string;

  constructor(scope: Construct, id: string, { dir, written = {}, headers, unlisted = [], ...beside }: StaticSiteProps) {
    super(scope, id);
    const { bucket, origin } = filesOf(this);
    const files = { origin, responseHeadersPolicy: siteHeaders(this, headers) };
    const pages = {
      ...files,
      viewerProtocolPolicy: viewerProtocol.ofPages,
      functionAssociations: [edgeFunction(this, 'ToPage', toPage(dir, Object.keys(written)))],
    };
    const distribution = distribute(this, {
      ...beside,
      root: 'index.html',
      otherwise: pages,
      paths: {
        '/assets/*': { ...files, viewerProtocolPolicy: viewerProtocol.ofOthers },
        ...this.#unlisted(unlisted, pages, headers),
      },
    });
    deploySiteFiles(this, { dir, written, bucket, distribution });
    this.address = addressOf(distribution, beside);
  }

  /** The same pages, which say that nobody may list them. */
  #unlisted(patterns: readonly string[], pages: BehaviorOptions, headers: SiteHeaders) {
    if (patterns.length === 0) return {};
    const responseHeadersPolicy = unlistedHeaders(this, headers);
    return Object.fromEntries(patterns.map((pattern) => [pattern, { ...pages, responseHeadersPolicy }]));
  }
}
