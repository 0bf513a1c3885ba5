import type { Logged } from '../api/requests.ts';

const none = { replayed: false, validationId: null, body: null } as const;

/** Two requests as the log tells them: one that was answered, and one that was refused and why. */
export const exampleRequests = (now: Date): readonly Logged[] => {
  const key = { id: 'example', keyId: 'example', name: 'ERP' };
  const at = now.toISOString();
  return [
    {
      ...none,
      id: 'a',
      at,
      key,
      method: 'GET',
      route: '/v1/validations/{id}',
      status: 200,
      error: null,
      durationMs: 18,
    },
    {
      ...none,
      id: 'b',
      at,
      key,
      method: 'POST',
      route: '/v1/validations',
      status: 422,
      error: 'errors.invalidAccount',
      durationMs: 24,
    },
  ];
};
