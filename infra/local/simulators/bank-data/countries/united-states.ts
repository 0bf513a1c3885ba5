import { fictitiousBank } from '../banks.ts';
import { routingHolds } from '../check-digits.ts';
import { always, bankAndNumber, tellsAll, usualFates, type Country } from '../country.ts';
import { documents } from '../documents.ts';

/** Federal Reserve districts 01 to 12, and the same plus 20 for thrifts. */
const district = /^(0[1-9]|1[0-2]|2[1-9]|3[0-2])/;

export const unitedStates: Country = {
  knowsBank: (bank) => bank === fictitiousBank || (district.test(bank) && routingHolds(bank)),
  channels: [
    {
      takes: always,
      needs: ['bank_code'],
      shapes: { account_number: /^\d{4,17}$/, bank_code: /^\d{9}$|^999$/ },
      account: bankAndNumber,
    },
  ],
  disclosure: () => tellsAll,
  tongue: 'english',
  companyEndings: ['LLC', 'INC', 'CORP'],
  person: documents.ssn,
  company: documents.ein,
  types: ['CHECKING', 'SAVINGS'],
  currency: () => 'USD',
  fates: usualFates,
};
