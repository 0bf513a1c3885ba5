import * as z from 'zod';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { headerOf, type ViewerRequest } from './viewer.ts';

/** Headers in lower case; several values as a list. */
export type Headers = Readonly<Record<string, string | readonly string[]>>;
/** What becomes of the headers of an answer to this request. */
export type HeadersPolicy = (headers: Headers, request: ViewerRequest) => Headers;

const override = { Override: z.boolean() };
const securityHeaders = z
  .strictObject({
    ContentSecurityPolicy: z.object({ ...override, ContentSecurityPolicy: z.string() }),
    ContentTypeOptions: z.object(override),
    FrameOptions: z.object({ ...override, FrameOption: z.string() }),
    ReferrerPolicy: z.object({ ...override, ReferrerPolicy: z.string() }),
    StrictTransportSecurity: z.object(override),
    XSSProtection: z.object({ ...override, Protection: z.boolean(), ModeBlock: z.boolean().default(false) }),
  })
  .partial();

/** Everybody may read, without credentials; who asks by `OPTIONS` first reaches no file. */
const cors = z.strictObject({
  AccessControlAllowCredentials: z.literal(false),
  AccessControlAllowHeaders: z.strictObject({ Items: z.tuple([z.literal('*')]) }),
  AccessControlAllowMethods: z.strictObject({ Items: z.array(z.enum(['GET', 'HEAD'])) }),
  AccessControlAllowOrigins: z.strictObject({ Items: z.tuple([z.literal('*')]) }),
  OriginOverride: z.boolean(),
});

const properties = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    CorsConfig: cors.optional(),
    SecurityHeadersConfig: securityHeaders.default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ ...override, Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
    RemoveHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string() })) }).default({ Items: [] }),
  }),
});

interface Rule {
  readonly name: string;
  readonly value: string;
  readonly wins: boolean;
}

const rule = (name: string, value: string, wins: boolean): Rule => ({ name: name.toLowerCase(), value, wins });

/** The same reason: everything here is plain HTTP. */
const withoutUpgrade = (csp: string): string =>
  csp
    .split(';')
    .filter((directive) => directive.trim() !== 'upgrade-insecure-requests')
    .join(';');

/** `Strict-Transport-Security` would lock browsers out of a site that is plain HTTP here: it is left out. */
const securityRules = (given: z.infer<typeof securityHeaders>): readonly Rule[] => {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: type, FrameOptions: frame } = given;
  const { ReferrerPolicy: referrer, XSSProtection: xss } = given;
  return [
    csp && rule('content-security-policy', withoutUpgrade(csp.ContentSecurityPolicy), csp.Override),
    type && rule('x-content-type-options', 'nosniff', type.Override),
    frame && rule('x-frame-options', frame.FrameOption, frame.Override),
    referrer && rule('referrer-policy', referrer.ReferrerPolicy, referrer.Override),
    xss && rule('x-xss-protection', xss.Protection ? `1${xss.ModeBlock ? '; mode=block' : ''}` : '0', xss.Override),
  ].filter((one) => one !== undefined);
};

/** A response headers policy: what it sets always, or only when the origin did not; what it removes. */
export const readHeadersPolicy = (id: string, resource: Resource | undefined): HeadersPolicy => {
  if (resource?.type !== 'AWS::CloudFront::ResponseHeadersPolicy')
    throw new Error(`The local cloud does not know the CloudFront headers policy ${id}.`);
  const { ResponseHeadersPolicyConfig: policy } = readProperties(resource, properties);
  const custom = policy.CustomHeadersConfig.Items.map(({ Header, Value, Override }) => rule(Header, Value, Override));
  const rules = [...securityRules(policy.SecurityHeadersConfig), ...custom];
  const { CorsConfig: shared } = policy;
  const ofOtherOrigins = shared ? [rule('access-control-allow-origin', '*', shared.OriginOverride)] : [];
  const removed = policy.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase());

  return (headers, request) => {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.includes(name)));
    const asked = headerOf(request, 'origin') ? [...rules, ...ofOtherOrigins] : rules;
    for (const { name, value, wins } of asked) if (wins || !(name in kept)) kept[name] = value;
    return kept;
  };
};
