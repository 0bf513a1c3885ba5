import { goodPassword, guest, newEmail, refusal, registerAs } from '../../../infra/testing/customer.ts';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

const pairs = 30;

/** Three seconds to send a mail: it must not show in any answer. */
const slowMail = { kind: 'latency', service: 'ses', ms: 3000 };

/** How much longer an answer takes for an e-mail with an account than for one without, asked in turns. */
const measure = async (): Promise<Figure[]> => {
  const { addresses, close, inject } = await ownCloud();
  const call = guest(addresses);
  const questions = {
    'forgot-password': (email: string) => call('POST /api/auth/forgot-password', { body: { email } }),
    'login, wrong password': (email: string) =>
      refusal(call('POST /api/auth/login', { body: { email, password: `${goodPassword}?` } })),
  };
  const accounts = Array.from({ length: pairs }, newEmail);
  const figuresOf = async (what: string, ask: (email: string) => Promise<unknown>): Promise<Figure[]> => {
    const timed = async (email: string): Promise<number> => {
      const start = performance.now();
      await ask(email);
      return performance.now() - start;
    };
    await timed(newEmail());
    const known: number[] = [];
    const unknown: number[] = [];
    for (const [index, email] of accounts.entries()) {
      // Each goes first in every other pair, so that neither profits from what the other woke up.
      if (index % 2) known.push(await timed(email));
      unknown.push(await timed(newEmail()));
      if (index % 2 === 0) known.push(await timed(email));
    }
    const gap = Math.abs(percentile(known, 0.5) - percentile(unknown, 0.5));
    return [
      { what: `${what}, p50`, value: percentile([...known, ...unknown], 0.5), unit: 'ms' },
      { what: `${what}, gap between known and unknown p50`, value: gap, unit: 'ms', budget: 5 },
    ];
  };
  try {
    await Promise.all(accounts.map((email) => registerAs(addresses, email)));
    inject(slowMail);
    const figures: Figure[] = [];
    for (const [what, ask] of Object.entries(questions)) figures.push(...(await figuresOf(what, ask)));
    return figures;
  } finally {
    await close();
  }
};

export default measure;
