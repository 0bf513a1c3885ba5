import type { Example } from '../../endpoint.ts';

export const balances: readonly Example[] = [
  {
    summary: 'Of a new account',
    response: {
      balance: 5,
      state: 'available',
      expiresAt: '2026-12-09T15:00:00.000Z',
      daysLeft: 15,
      expired: 0,
      debt: 0,
      lots: [
        {
          source: 'free',
          tier: 'free',
          granted: 5,
          remaining: 5,
          expiresAt: '2026-12-09T15:00:00.000Z',
        },
      ],
    },
  },
];
