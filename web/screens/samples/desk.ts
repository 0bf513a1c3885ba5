import { clabes } from '../../../infra/testing/accounts.ts';
import type { Reply } from '#functions/rules/bank/bank-answer.ts';
import { show, type Screen, type ScreenOptions } from '../stage/screen.ts';
import type { User } from '../stage/usual.ts';
import { answersFor, ask, asker, type Asker, type Lots } from './asking.ts';

/** What banks say of the accounts that tests have names for. */
const banks: Readonly<Record<string, Reply>> = {
  [clabes.company]: {
    kind: 'found',
    beneficiary: 'COMERCIAL AZTECA SA DE CV',
    documentType: 'RFC',
    documentNumber: 'CAZ010203AB9',
    currency: 'MXN',
  },
  [clabes.person]: { kind: 'found', beneficiary: 'MARIA FERNANDA LOPEZ GARCIA', currency: 'MXN' },
  [clabes.notFound]: { kind: 'refused', reason: 'account_not_found' },
  [clabes.otherCurrency]: { kind: 'refused', reason: 'other_currency' },
  [clabes.bankDown]: { kind: 'silent', reason: 'bank_unavailable' },
  [clabes.bankNotCovered]: { kind: 'silent', reason: 'bank_not_covered' },
  [clabes.pendingLong]: { kind: 'pending' },
};

/** Somebody who may ask these banks, with five free credits unless told otherwise. */
export const newcomer = (user: Partial<User> = {}, lots?: Lots): Asker => asker(banks, user, lots);

/** Somebody with a history of sandbox answers, the odd ones about an account that does not exist. */
export const withHistory = async (length: number): Promise<Asker> => {
  const by = newcomer();
  for (let asked = 0; asked < length; asked++) {
    const accountNumber = `9997000000000000${asked % 2 === 0 ? '01' : '11'}`;
    await ask(by, { country: 'MX', accountNumber, environment: 'sandbox' });
  }
  return by;
};

/** The desk of somebody, ready to be asked. */
export const showDesk = async (by: Asker = newcomer(), shown: ScreenOptions = {}): Promise<Screen> => {
  const screen = await show('/dashboard', { answers: answersFor(by), user: by.user, ...shown });
  await screen.page.getByLabel(/Número de cuenta|Account number/).waitFor();
  return screen;
};
