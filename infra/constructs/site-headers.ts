import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { receiveCspReports } from '#shared/contract/app/csp-reports.ts';

/** Everything comes from the own origin; nothing inline, no frame around it, no string becomes script. A page may add the digests of what it begins with. */
const strictest = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'worker-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // Nobody may say that a text is a script.
  'trusted-types': ["'none'"],
  // What a browser refuses all the same is told to the own origin: under the newer name, and for those that do not know it.
  'report-to': ['csp'],
  'report-uri': [receiveCspReports.path],
} as const;

/** Directives of the content security policy that a site declares for itself; the others are the strictest. */
export type ContentSecurity = { readonly [D in keyof typeof strictest]?: readonly string[] };

export interface SiteHeaders {
  readonly contentSecurity: ContentSecurity;
  /** What pages may ask of the browser's devices; an empty list is nobody. */
  readonly permissions: Readonly<Record<string, readonly string[]>>;
}

export const contentSecurityPolicy = (own: ContentSecurity): string =>
  Object.entries({ ...strictest, ...own })
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');

const permissionsPolicy = (permissions: SiteHeaders['permissions']): string =>
  Object.entries(permissions)
    .map(([feature, allowed]) => `${feature}=(${allowed.join(' ')})`)
    .join(', ');

/** Its older spelling knows no list of sites: where frames are allowed, `frame-ancestors` speaks alone. */
const frameOptions = ({ 'frame-ancestors': ancestors = strictest['frame-ancestors'] }: ContentSecurity) =>
  ancestors.join(' ') === "'none'" ? { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } } : {};

/** Two years, as the lists of browsers ask for. */
const strictTransportSecurity = { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true };

const custom = (header: string, value: string, override = true) => ({ header, value, override });

/** What stands behind the distribution is nobody's business; CloudFront puts its own name in the place of the first. */
const ofOrigin = ['Server', 'X-Powered-By', 'x-amz-server-side-encryption', 'x-amzn-Remapped-Date'] as const;

/** What nobody said how long to keep is not kept: an object that is missing, an answer of CloudFront itself. */
const unlessSaid = custom('Cache-Control', 'no-store', false);

/** What `report-to` calls `csp`. */
const reportingEndpoints = custom('Reporting-Endpoints', `csp="${receiveCspReports.path}"`);

const pageHeaders = (
  scope: Construct,
  id: string,
  { contentSecurity, permissions }: SiteHeaders,
  more: readonly ReturnType<typeof custom>[] = [],
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    removeHeaders: [...ofOrigin],
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(contentSecurity), override: true },
      contentTypeOptions: { override: true },
      ...frameOptions(contentSecurity),
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity,
    },
    customHeadersBehavior: {
      customHeaders: [
        unlessSaid,
        custom('Cross-Origin-Opener-Policy', 'same-origin'),
        custom('Cross-Origin-Resource-Policy', 'same-origin'),
        custom('Permissions-Policy', permissionsPolicy(permissions)),
        reportingEndpoints,
        ...more,
      ],
    },
  });

/** The headers of every page and file of a site. */
export const siteHeaders = (scope: Construct, headers: SiteHeaders): ResponseHeadersPolicy =>
  pageHeaders(scope, 'PageHeaders', headers);

/** The same for pages whose address alone shows what is on them: no search engine may list them. */
export const unlistedHeaders = (scope: Construct, headers: SiteHeaders): ResponseHeadersPolicy =>
  pageHeaders(scope, 'UnlistedHeaders', headers, [custom('X-Robots-Tag', 'noindex, nofollow')]);

/** Opened as a page it is nothing, and stands in no other. */
const bare = {
  contentSecurityPolicy: {
    contentSecurityPolicy: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    override: true,
  },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
  strictTransportSecurity,
};

/** What pages of other companies load as a script: isolated ones may, too. Who may read it says an edge function. */
export const sharedHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'SharedHeaders', {
    removeHeaders: [...ofOrigin],
    securityHeadersBehavior: bare,
    customHeadersBehavior: { customHeaders: [unlessSaid, custom('Cross-Origin-Resource-Policy', 'cross-origin')] },
  });

/**
 * A page that other companies frame: what it says of frames here is `nobody`, and its edge function says whom it lets. It is
 * kept nowhere, since each ticket has a policy of its own; a page that isolates itself may frame it, too.
 */
export const framedHeaders = (
  scope: Construct,
  { policy, permissions }: { readonly policy: string; readonly permissions: SiteHeaders['permissions'] },
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'FramedHeaders', {
    removeHeaders: [...ofOrigin],
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity,
    },
    customHeadersBehavior: {
      customHeaders: [
        custom('Cache-Control', 'no-store'),
        custom('Cross-Origin-Embedder-Policy', 'require-corp'),
        custom('Cross-Origin-Resource-Policy', 'cross-origin'),
        custom('Permissions-Policy', permissionsPolicy(permissions)),
        reportingEndpoints,
      ],
    },
  });

/** Of this origin alone. */
const ownHeaders = (scope: Construct, id: string): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    removeHeaders: [...ofOrigin],
    securityHeadersBehavior: bare,
    customHeadersBehavior: { customHeaders: [unlessSaid, custom('Cross-Origin-Resource-Policy', 'same-origin')] },
  });

/** The headers of every answer of an API: opened as a page it is nothing, and no other site may embed it. */
export const apiHeaders = (scope: Construct): ResponseHeadersPolicy => ownHeaders(scope, 'ApiHeaders');

/** The headers of files that one page of the origin loads, and nobody else. */
export const partHeaders = (scope: Construct): ResponseHeadersPolicy => ownHeaders(scope, 'PartHeaders');
