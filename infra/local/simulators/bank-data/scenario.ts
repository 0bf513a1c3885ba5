import { companyAccount as company } from './company.ts';
import type { Account, Country, Disclosure } from './country.ts';
import type { Form } from './form.ts';
import type { PendingChecks } from './pending.ts';
import { describe } from './population.ts';
import { failure, found, silence, type AccountData, type Reply } from './reply.ts';

/** Everything a scenario may look at: who is asked about, and what has been asked before. */
export type Request = {
  readonly country: Country;
  readonly form: Form;
  readonly account: Account;
  readonly pending: PendingChecks;
};

const maskedName: Disclosure = { name: 'longer half', document: false, type: false, currency: false };
const slowMs = 8_000;

/** Whom the bank names for the account of the scenario `company`. */
const holderOfCompany = ({ country, form }: Request): AccountData => {
  const first = { ...form, account_number: form.country_code === 'MX' ? company.clabe : company.cbu };
  const channel = country.channels.find(({ takes }) => takes(first)) ?? country.channels[0];
  return describe(country, first, channel.account(first), 'company');
};

const valid = ({ country, form, account }: Request): Reply => found(describe(country, form, account));

/** All that can happen to a request, by name; magic accounts, fates and faults choose among these. */
const scenarios = {
  valid,
  company: ({ country, form, account }: Request): Reply => found(describe(country, form, account, 'company')),
  person: ({ country, form, account }: Request): Reply => found(describe(country, form, account, 'person')),
  masked: ({ country, form, account }: Request): Reply =>
    found(describe({ ...country, disclosure: () => maskedName }, form, account, 'person'), 'masked'),
  wrongCountry: ({ country, form, account }: Request): Reply =>
    found({ ...describe(country, form, account), country_code: 'UY' }, 'wrongCountry'),
  pendingOnce: (request: Request): Reply =>
    request.pending.asked(request.form) > 1 ? valid(request) : failure('pending'),
  /** Longer than anybody waits for an answer on the spot. */
  pendingLong: (request: Request): Reply =>
    request.pending.asked(request.form) > 6 ? valid(request) : failure('pending'),
  /** An account that the bank opens after it was first asked about it. */
  openedSince: (request: Request): Reply =>
    request.pending.asked(request.form) > 1 ? valid(request) : failure('invalid'),
  /** Another account of the company. */
  companyElsewhere: (request: Request): Reply => {
    const { document_number, beneficiary_name } = holderOfCompany(request);
    const { country, form, account } = request;
    return found({ ...describe(country, form, account, 'company'), document_number, beneficiary_name });
  },
  /** An account of another company with the very same name. */
  namesake: (request: Request): Reply => {
    const { beneficiary_name } = holderOfCompany(request);
    const { country, form, account } = request;
    return found({ ...describe(country, form, account, 'company'), beneficiary_name });
  },
  /** An account that is somebody else's after it was first asked about. */
  soldSince: ({ country, form, account, pending }: Request): Reply =>
    found(describe(country, form, account, pending.asked(form) > 1 ? 'person' : 'company')),
  stillPending: (): Reply => failure('stillPending'),
  invalid: (): Reply => failure('invalid'),
  otherCurrency: (): Reply => failure('otherCurrency'),
  internalError: (): Reply => failure('internalError'),
  bankDown: (): Reply => failure('bankDown'),
  unsupported: (): Reply => failure('unsupported'),
  bankNotCovered: (): Reply => failure('bankNotCovered'),
  unauthorized: (): Reply => failure('unauthorized'),
  throttled: (): Reply => failure('throttled'),
  slow: (request: Request): Reply => ({ ...valid(request), outcome: 'slow', delay: slowMs }),
  timeout: (): Reply => silence,
  reset: (): Reply => ({ kind: 'reset', outcome: 'reset', delay: 'bank' }),
  longName: ({ country, form, account }: Request): Reply =>
    found({ ...describe(country, form, account, 'person'), beneficiary_name: 'MARIA '.repeat(100).trim() }, 'longName'),
  endless: (): Reply => ({
    kind: 'endless',
    outcome: 'endless',
    delay: 'bank',
    code: 200,
    begins: '{"errors":null,"data":{"valid":true,"beneficiary_name":"',
  }),
  notJson: (): Reply => ({
    kind: 'page',
    outcome: 'notJson',
    delay: 'bank',
    code: 502,
    html: '<html><body><h1>502 Bad Gateway</h1></body></html>',
  }),
} as const satisfies Record<string, (request: Request) => Reply>;

export type Scenario = keyof typeof scenarios;

/** The reply that a scenario gives to a request. */
export const play = (scenario: Scenario, request: Request): Reply => scenarios[scenario](request);
