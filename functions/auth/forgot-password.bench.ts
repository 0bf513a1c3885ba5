import { guest, newEmail, registerAs } from '../../infra/trial/customer.ts';
import { type Figure, percentile } from '../../infra/trial/figures.ts';
import { ownCloud } from '../../infra/trial/own-cloud.ts';

const pairs = 40;

/** How much longer the answer takes for an e-mail with an account than for one without, asked in turns. */
const measure = async (): Promise<Figure[]> => {
  const { addresses, close } = await ownCloud();
  try {
    const timed = async (email: string): Promise<number> => {
      const start = performance.now();
      await guest(addresses)('POST /api/auth/forgot-password', { body: { email } });
      return performance.now() - start;
    };
    const accounts = Array.from({ length: pairs }, newEmail);
    for (const email of accounts) await registerAs(addresses, email);
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
      { what: 'forgot-password, p50', value: percentile([...known, ...unknown], 0.5), unit: 'ms' },
      { what: 'forgot-password, gap between known and unknown p50', value: gap, unit: 'ms', budget: 5 },
    ];
  } finally {
    await close();
  }
};

export default measure;
