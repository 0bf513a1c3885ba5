import { mailsPerDay, passwordResetMinutes } from '#shared/plans.ts';
import { goodPassword, mailsTo, signUp } from '../customer.ts';
import { inTurn, told, type Cloud, type Trial } from './trial.ts';

const hotel = '192.0.2.44';
const network = (turn: number): string => `203.${Math.floor(turn / 250)}.${turn % 250}.9`;
const daySeconds = 86_400;

/** An owner who was never where they are now, while somebody fails in their name and asks for all mails of the day. */
const keepingOut: Trial<Cloud> = {
  name: 'keeping owners out',
  run: async (cloud) => {
    const { email } = await signUp(cloud.addresses);
    await cloud.advance(daySeconds);
    const ask = (path: string, from: string, more: object = {}) =>
      cloud.callFrom(`/api/auth/${path}`, from, { email, ...more });
    const asked = await inTurn(mailsPerDay.anybody + 5 * cloud.size, async (turn) => {
      const { status } = await ask('forgot-password', network(turn));
      await mailsTo(cloud.addresses, email);
      return status;
    });
    await cloud.advance(2 * passwordResetMinutes * 60);
    const failed = await inTurn(10 * cloud.size, async (turn) => {
      const { status } = await ask('login', network(turn), { password: `Adivinada-${turn}-w` });
      return status;
    });
    await ask('forgot-password', hotel);
    const [newest] = await mailsTo(cloud.addresses, email);
    const token = /reset-password#token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
    const chosen = { token, password: goodPassword, confirmPassword: goodPassword };
    const reset = await cloud.callFrom('/api/auth/reset-password', hotel, chosen);
    const login = (await ask('login', hotel, { password: goodPassword })).status;
    return [
      {
        tried: 'all reset mails of a day, and failed logins, in the name of an owner who travels',
        times: asked.length + failed.length,
        happened: `${told([...asked, ...failed])}; the last link ${reset.status}, the owner’s login ${login}`,
        held: reset.status === 200 && login === 200,
      },
    ];
  },
};

/** Whoever knows the password opens sessions without end while its owner chooses another. */
const holdingOn: Trial<Cloud> = {
  name: 'holding on to a password',
  run: async (cloud) => {
    const { email, call } = await signUp(cloud.addresses);
    const login = () => cloud.callFrom('/api/auth/login', hotel, { email, password: goodPassword });
    const storm = new AbortController();
    const tokens: string[] = [];
    const statuses: number[] = [];
    const lane = async () => {
      while (!storm.signal.aborted) {
        const answer = await login();
        statuses.push(answer.status);
        if (answer.ok) tokens.push(((await answer.json()) as { readonly token: string }).token);
      }
    };
    const lanes = Array.from({ length: 4 * cloud.size }, lane);
    const password = 'Mesa7.verde-lago';
    const body = { currentPassword: goodPassword, password, confirmPassword: password };
    const changed = await call('POST /api/auth/change-password', { body }).then(
      () => 200,
      (error: { readonly status?: number }) => error.status ?? 0,
    );
    storm.abort();
    await Promise.all(lanes);
    const alive = await inTurn(tokens.length, async (turn) => {
      const headers = { authorization: `Bearer ${tokens[turn] ?? ''}` };
      return (await fetch(`${cloud.addresses.appApi}/api/auth/me`, { headers })).status;
    });
    return [
      {
        tried: 'logins without end by the old password, while its owner chooses another',
        times: statuses.length,
        happened: `${told(statuses)}; the change ${changed}; ${alive.filter((status) => status === 200).length} sessions left`,
        held: changed === 200 && !alive.includes(200),
      },
    ];
  },
};

export const lockOuts: readonly Trial<Cloud>[] = [keepingOut, holdingOn];
