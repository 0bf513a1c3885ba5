import { judgeAccount } from '#shared/engine/index.ts';

/** Accounts the simulated bank-data provider always answers the same way. */
export const clabes = {
  company: '999180000010000018',
  person: '999180000010000021',
  masked: '999180000010000034',
  notFound: '999180000010000047',
  otherCurrency: '999180000010000050',
  pendingOnce: '999180000010000063',
  stillPending: '999180000010000076',
  pendingLong: '999180000010000199',
  openedSince: '999180000010000209',
  providerError: '999180000010000089',
  bankDown: '999180000010000092',
  unsupported: '999180000010000102',
  bankNotCovered: '999180000010000115',
  badCredentials: '999180000010000128',
  neverAnswers: '999180000010000131',
  notJson: '999180000010000157',
  throttled: '999180000010000160',
  reset: '999180000010000173',
  wrongCountry: '999180000010000186',
  endless: '999180000010000212',
  soldSince: '999180000010000238',
  companyElsewhere: '999180000010000241',
  namesake: '999180000010000254',
  longName: '999180000010000225',
} as const;

/** The CLABE of 17 digits: the engine says which check digit they want. */
export const clabeOf = (digits: string): string => {
  const { findings } = judgeAccount({ country: 'MX', format: 'CLABE', accountNumber: `${digits}0` });
  return `${digits}${findings.find(({ code }) => code === 'mx.clabe.check_digit')?.expected ?? '0'}`;
};
