import { FunctionEventType, type BehaviorOptions } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { addressOf, distribute, edgeFunction, filesOf, viewerProtocol, type BesideFiles } from './site-distribution.ts';
import { deploySiteFiles } from './site-files.ts';
import { siteHeaders, unlistedHeaders, type SiteHeaders } from './site-headers.ts';
import { toMissing, toPage } from './to-page.ts';

export interface StaticSiteProps extends BesideFiles {
  /**
   * The built files: the app's page (`app.html`) and that of what is nowhere (`404.html`) at the root, documents as folders
   * with an `index.html` (in English below `en/`), some beside their Markdown, and under `assets/` what carries its digest
   * in its name.
   */
  readonly dir: string;
  /** The addresses of the single-page app. */
  readonly app: readonly string[];
  /** Other paths of documents: what is asked for, and what is shown. */
  readonly alsoAt?: Readonly<Record<`/${string}`, `/${string}`>>;
  /** What stands in built files until a deployment writes it, such as the address of the site: by marker, its value. */
  readonly markers?: Readonly<Record<string, string>>;
  /** What no build knows, such as the address of an API: written at the root, by name; JSON, if it is no text. */
  readonly written?: Readonly<Record<string, unknown>>;
  readonly headers: SiteHeaders;
  /** Pages that no search engine may list, as patterns of paths. */
  readonly unlisted?: readonly `/${string}`[];
}

/** A single-page app, documents and REST APIs under one origin, with one set of security headers. */
export class StaticSite extends Construct {
  /** With its scheme. */
  readonly address: string;

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id);
    const { dir, app, alsoAt = {}, markers = {}, written = {}, headers, unlisted = [], ...beside } = props;
    const { bucket, origin } = filesOf(this);
    const files = { origin, responseHeadersPolicy: siteHeaders(this, headers) };
    const paths = { dir, app, alsoAt, written: Object.keys(written) };
    const pages = {
      ...files,
      viewerProtocolPolicy: viewerProtocol.ofPages,
      functionAssociations: [
        edgeFunction(this, 'ToPage', toPage(paths)),
        edgeFunction(this, 'ToMissing', toMissing(paths), FunctionEventType.VIEWER_RESPONSE),
      ],
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
    deploySiteFiles(this, { dir, markers, written, bucket, distribution });
    this.address = addressOf(distribution, beside);
  }

  /** The same pages, which say that nobody may list them. */
  #unlisted(patterns: readonly string[], pages: BehaviorOptions, headers: SiteHeaders) {
    if (patterns.length === 0) return {};
    const responseHeadersPolicy = unlistedHeaders(this, headers);
    return Object.fromEntries(patterns.map((pattern) => [pattern, { ...pages, responseHeadersPolicy }]));
  }
}
