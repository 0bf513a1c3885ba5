/** What functions are set to that live with the rows of a release: nobody is behind most of these addresses. */
export const settingsOfLife = {
  BANK_DATA_SECRET: 'bank data',
  BANK_DEADLINE_MS: '2000',
  BANK_PATIENCE_MS: '100',
  BANK_RETRY_PAUSE_MS: '1',
  SLOW_SANDBOX_MS: '300',
  CURSOR_SECRET: 'cursor',
  ORIGIN_PROOF: 'origin',
  ADDRESS_ALLOWANCE: '1000',
  MAIL_FROM: 'no-reply@example.com',
  MAIL_QUEUE_URL: 'http://127.0.0.1/mails',
  RECHECK_QUEUE_URL: 'http://127.0.0.1/rechecks',
  BATCH_TURN_QUEUE_URL: 'http://127.0.0.1/turns',
  BATCH_ROW_QUEUE_URL: 'http://127.0.0.1/rows',
  BATCH_BUCKET: 'batches',
  DASHBOARD_ADDRESS_PARAMETER: '/dashboard',
  PAYPAL_PLANS: 'none,none,none',
} as const;
