import { FunctionEventType } from 'aws-cdk-lib/aws-cloudfront';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { framingCode } from './framing.ts';
import { addressOf, distribute, edgeFunction, filesOf, viewerProtocol, type BesideFiles } from './site-distribution.ts';
import { deploySiteFiles, digested, type KeptFiles } from './site-files.ts';
import { contentSecurityPolicy, framedHeaders, partHeaders, sharedHeaders, type SiteHeaders } from './site-headers.ts';

export interface WidgetSiteProps extends BesideFiles {
  /** The built files: `frame.html`, scripts for pages under `v1/` and `v<release>/`, and what the frame loads under `assets/`. */
  readonly dir: string;
  /** Signs who may frame it. */
  readonly ticketKey: Secret;
}

/** What the frame may do, whoever frames it: load its own files, and ask its part of the API. */
const ofFrame: SiteHeaders = {
  contentSecurity: {
    'manifest-src': ["'none'"],
    'form-action': ["'none'"],
    'worker-src': ["'none'"],
  },
  permissions: Object.fromEntries(
    ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'].map((one) => [
      one,
      [],
    ]),
  ),
};

const policyFor = (ancestors: string): string =>
  contentSecurityPolicy({ ...ofFrame.contentSecurity, 'frame-ancestors': [ancestors] });

/** A release never changes, and pages that name it find it for as long as there is a widget. */
const kept: readonly KeptFiles[] = [
  { ...digested, patterns: [...digested.patterns, 'v*.*.*/*'] },
  { id: 'Newest', patterns: ['v1/*'], cacheControl: 'public, max-age=300' },
];

const toFrame = `function handler(event) {
  event.request.uri = '/frame.html';
  return event.request;
}`;

/**
 * A browser takes a script with a digest only where everybody may read it. A headers policy says so to requests of another
 * origin alone: what a page loaded without a digest and kept would then be refused to one that gives it.
 */
const readable = `function handler(event) {
  event.response.headers['access-control-allow-origin'] = { value: '*' };
  return event.response;
}`;

/** Scripts that any page may load, and one page that those may frame who hold a ticket. Any other address is missing. */
export class WidgetSite extends Construct {
  /** With its scheme. */
  readonly address: string;

  constructor(scope: Construct, id: string, { dir, ticketKey, ...beside }: WidgetSiteProps) {
    super(scope, id);
    const { bucket, origin } = filesOf(this);
    const file = { origin, viewerProtocolPolicy: viewerProtocol.ofOthers };
    const framing = framingCode({ key: ticketKey.secretValue.unsafeUnwrap(), policyFor });
    const distribution = distribute(this, {
      ...beside,
      // There is no such file: the root is missing like any other address.
      root: 'index.html',
      otherwise: { ...file, responseHeadersPolicy: partHeaders(this) },
      paths: {
        '/v1/frame': {
          ...file,
          responseHeadersPolicy: framedHeaders(this, { policy: policyFor("'none'"), permissions: ofFrame.permissions }),
          functionAssociations: [
            edgeFunction(this, 'ToFrame', toFrame),
            edgeFunction(this, 'Framing', framing, FunctionEventType.VIEWER_RESPONSE),
          ],
        },
        '/v*': {
          ...file,
          responseHeadersPolicy: sharedHeaders(this),
          functionAssociations: [edgeFunction(this, 'Readable', readable, FunctionEventType.VIEWER_RESPONSE)],
        },
      },
    });
    deploySiteFiles(this, { dir, kept, bucket, distribution });
    this.address = addressOf(distribution, beside);
  }
}
