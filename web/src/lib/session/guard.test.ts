import { describe, expect, it } from 'vitest';
import { passage } from './guard.ts';

describe('a guarded route', () => {
  it('waits while the session is being read', () => {
    expect([passage('guests', 'reading'), passage('users', 'reading')]).toEqual(['wait', 'wait']);
  });

  it('for guests sends a user to the dashboard', () => {
    expect([passage('guests', 'guest'), passage('guests', 'user')]).toEqual(['show', '/dashboard']);
  });

  it('for users sends a guest to the login', () => {
    expect([passage('users', 'user'), passage('users', 'guest')]).toEqual(['show', '/login']);
  });
});
