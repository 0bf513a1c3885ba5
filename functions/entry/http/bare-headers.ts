/**
 * What the gateway, too, says with every answer: it is what its type says and nothing else, and there is no way without TLS.
 * Distributions say it in their own words; whoever calls the address of the API itself reads it here.
 */
export const plainHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

/** Opened as a page an answer is nothing, loads nothing and stands in no other. */
export const bareHeaders = {
  ...plainHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;
