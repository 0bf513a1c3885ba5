import * as z from 'zod';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';

/** Headers in lower case; several values as a list. */
export type Headers = Readonly<Record<string, string | readonly string[]>>;
export type HeadersPolicy = (headers: Headers) => Headers;

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

const properties = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
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
  const removed = policy.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase());

  return (headers) => {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.includes(name)));
    for (const { name, value, wins } of rules) if (wins || !(name in kept)) kept[name] = value;
    return kept;
  };
};
