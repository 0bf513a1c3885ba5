import type { Example } from '../../endpoint.ts';

const none = { total: 0, valid: 0, invalid: 0, error: 0, timeout: 0 };
const week = ['16', '17', '18', '19', '20', '21', '22'];

export const weekOfNone: readonly Example[] = [
  {
    summary: 'Of a key that has not validated yet',
    query: { period: '7', key: 'key_01kaj3v8m2x9q4w7r5t6y0p1sd' },
    response: {
      period: 7,
      environment: 'sandbox',
      totals: none,
      before: none,
      days: week.map((day) => ({ ...none, date: `2026-11-${day}` })),
      keys: [
        {
          ...none,
          id: 'key_01kaj3v8m2x9q4w7r5t6y0p1sd',
          keyId: 'vk_test_7Hq2Lw9ZcT4bXn8RkM1p',
          name: 'Tienda en línea',
        },
      ],
      countries: [],
      latency: null,
      requests: 12,
      errors: [],
      limit: { monthly: 1000, used: 0, percentage: 0, resetsAt: '2026-12-01T00:00:00.000Z' },
    },
  },
];
