import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  lead: 'What it takes to call the API. All the rest is in the documentation: guides, reference and a page for each error.',
  open: 'Open the documentation',
  address: 'Address',
  addressMore: 'Every route begins with /v1. HTTPS only, JSON in UTF-8.',
  noAddress: 'We could not read the address of the API. Reload the page to see it.',
  copy: 'Copy',
  openapi: 'Open OpenAPI 3.1',
  auth: {
    title: 'Authentication',
    text: 'Every request carries two headers: X-API-Key with the public key and X-API-Secret with its secret. The secret is shown once, when it is created or rotated; always call from your server, never from a page.',
    environment:
      'The key decides the environment: vk_test_… answer in the sandbox, at no cost; vk_live_… ask the bank and use 1 credit per answer. Their data never meet.',
  },
  example: {
    title: 'Validate an account',
    call: 'Request',
    answer: 'Answer, 201 (shortened)',
    pending: 'A bank that takes its time answers 202 with Location and Retry-After: ask for the result there.',
    idempotency:
      'Send another Idempotency-Key with each validation and repeat it when you try again: for 24 hours you get the same result and nothing is charged twice.',
    account:
      'In the sandbox this account is always valid. Ending in 11 it does not exist, ending in 31 the bank does not answer. The line reads the secret from the variable CUENTACLARA_SECRET.',
    yourKey: 'With your key “{{name}}”',
    noKey: 'Put your key where it says vk_test_…',
  },
  limits: {
    title: 'Limits',
    minute:
      '{{count}} requests a minute and key, to the request. With many keys there is a cap of the whole customer too.',
    month:
      'A monthly limit of validations per key, by plan. Refused ones do not count; the counter goes back to zero on the first (UTC).',
    headers:
      'Every answer to a valid key says what is left in RateLimit and X-RateLimit-Remaining; a 429 says how long to wait in Retry-After.',
    columns: {
      plan: 'Plan',
      keys: 'Keys',
      sandbox: 'A month, sandbox',
      production: 'A month, production',
      customer: 'A minute, customer',
    },
    own: 'your plan',
    none: 'Not included',
    table: 'Limits by plan',
  },
  errors: {
    title: 'Errors',
    text: 'Application/problem+json (RFC 9457). Decide by “error”, which never changes its meaning; “detail” is for people, in Spanish or English by Accept-Language, or in both where a request is refused before it is read (401).',
    invalid: 'An account that the bank does not know is no error: it is a 201 with the status INVALID.',
    table: 'Error codes',
    columns: { status: 'HTTP', code: 'Code', means: 'What happened' },
  },
} satisfies Translation<typeof es>;
