import type { FindingMessages } from './messages.ts';

export const en: FindingMessages = {
  remedies: {
    length: 'Count the characters against the original: copying mostly loses the last one, or a zero at the left.',
    checkDigit:
      'Compare the number with the original, digit by digit: nearly always one is another or two have changed places. Do not just write the digit that was expected: if the slip is elsewhere, it would be the account of somebody else.',
    zeros: 'Ask for the number: this one fills a gap, and no account or document has it.',
    characters:
      'Remove or correct the character at that position. Spaces, hyphens and dots between groups are taken; a letter O for a zero is not.',
    spreadsheet:
      'Copy the number again from the original and keep the column as text: the spreadsheet lost its last digits, and nothing brings them back.',
    required: 'Send the field. `GET /v1/countries/{country}/requirements` says which ones each format and bank needs.',
    unknown: 'Use one of those in the catalogs: countries, formats, types of account and of document.',
    bank: 'Check with whoever gave you the number which bank it is of: either the bank chosen or the number is another.',
    unusual: 'Compare the number with the original. It may be right: so it only warns, and the bank’s answer decides.',
    missing:
      'Add what is missing if it agrees with the document of whoever gave it to you; the rule says what it would be.',
    otherNumber: 'Ask for the datum that belongs here, or choose the format or type of the number that you have.',
    place: 'Compare that part with the original: no number that was issued has it, or very few.',
    date: 'Compare the date and what surrounds it with the document: O and zero are mistaken for each other.',
    spelling: 'Write it as the rule says: the bank’s directory knows one way of writing only.',
  },
  levels: {
    error:
      'It is an **error**: the validation is refused with [`errors.invalidAccount`](/api-documentation/errors/invalidAccount). No bank is asked and nothing is charged.',
    warning:
      'It is a **warning**: the bank is asked all the same. The warning comes in `findings` of the answer, for you to show beside it.',
  },
  levelNames: { error: 'Error', warning: 'Warning' },
  labels: {
    indexTitle: 'Findings',
    indexNav: 'Findings by country',
    indexLead:
      'What the rules of a country can say of a number before a bank is asked. An error refuses; a warning goes with the answer.',
    everyCountry: 'In any country',
    code: 'Code',
    level: 'Level',
    meaning: 'What it means',
    applies: 'What it is about',
    part: 'Part of the number',
    position: 'Position',
    positionOf: 'character {{position}}',
    otherField: 'Field',
    wholeNumber: 'The whole number.',
    fix: 'How to fix it',
    request: 'What is asked about',
    said: 'What the rule says',
    sandbox:
      'The rules are public and need no network: `npx cuentaclara judge` and the package `@cuentaclara/engine` say the same. In the sandbox only the form is checked: characters and length.',
    locally: 'Check it without a network',
    also: 'This number also provokes:',
  },
  kindOf: '{{kind}}, {{country}}',
};
