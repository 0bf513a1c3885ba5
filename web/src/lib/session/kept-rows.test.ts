import { describe, expect, it } from 'vitest';
import { createKeptRows, rowsDatabase } from './kept-rows.ts';
import type { SessionState } from './session.ts';

const user = (email: string): SessionState => ({
  status: 'user',
  token: 'ses_1',
  user: {
    email,
    credits: 5,
    creditsState: 'available',
    creditsExpiration: null,
    creditsDaysLeft: null,
    creditsExpired: 0,
    debt: 0,
    plan: 'free',
  },
});
const lucia = user('lucia@pagosdelsur.com.ar');
const guest: SessionState = { status: 'guest' };
const ended: SessionState = { status: 'guest', ended: true };
const leftElsewhere: SessionState = { status: 'guest', leftElsewhere: true };

/** What is erased by the last of these sessions. */
const erasedBy = (...sessions: readonly SessionState[]): readonly string[] => {
  let erased: string[] = [];
  const rows = createKeptRows((name) => erased.push(name));
  for (const session of sessions) {
    erased = [];
    rows.follow(session);
  }
  return erased;
};

describe('rows of a batch that was not sent', () => {
  it.each([
    ['a logout', [lucia, guest]],
    ['a logout in another tab', [lucia, leftElsewhere]],
    ['a session that ended', [lucia, ended]],
    ['a session that had ended before the page was opened', [{ status: 'reading' }, guest]],
    ['the login of somebody else', [lucia, user('omar@pagosdelsur.com.ar')]],
  ] as const)('are erased by %s', (_, sessions) => {
    expect(erasedBy(...sessions)).toEqual([rowsDatabase]);
  });

  it.each([
    ['loading the page anew', [{ status: 'reading' }, lucia]],
    ['what the server says of the same user', [lucia, lucia]],
    ['a session that is being read', [lucia, { status: 'reading' }]],
  ] as const)('outlive %s', (_, sessions) => {
    expect(erasedBy(...sessions)).toEqual([]);
  });
});
