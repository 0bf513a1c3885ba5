/**
 * What every answer of an API says to a browser by itself: opened as a page it is nothing, loads nothing and stands in no other;
 * it is what its type says; and there is no way without TLS. Distributions say it in words of their own, whoever calls the
 * address of the API reads it here. An empty list is nobody: the gateway writes these, too, and takes no quotes in a text.
 */
export const bareHeaders = {
  'content-security-policy': 'default-src; frame-ancestors; sandbox',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;
