import type { CommandTexts } from './types.ts';

export const texts: CommandTexts = {
  usage: `Judges bank account and tax numbers of Latin America, offline.

  cuentaclara judge <number>…          one answer for each number
  cuentaclara judge < numbers.txt      one number a line

  --country <code>      MX, AR, BR …; without it, the likeliest reading of all
  --format <format>     CLABE, CBU, PIX, LOCAL …
  --document <type>     judges a document instead: RFC, CPF, RUT … (with --country)
  --bank <code>         fields beside the number, for formats that need them
  --branch <code>
  --routing <number>
  --account-type <type>
  --json                one JSON document a line
  --lang <es|en>        language; that of the shell otherwise
  --version, --help

Exit code: 0 all are right, 1 at least one is not, 2 it was called wrongly.
`,
  wrongUse: 'Wrong use: {{problem}} Try --help.',
  noNumber: 'There is no number to judge.',
  unknownCommand: 'There is no command “{{command}}”.',
  unknownOption: 'There is no such option, or it lacks its value: {{option}}.',
  unknownCountry: 'There is no country “{{country}}”; those known are {{known}}.',
  unknownLanguage: 'There is no language “{{language}}”; those known are es and en.',
  documentNeedsCountry: 'A document is judged within a country: name it with --country.',
  alsoCouldBe: 'It could also be: {{readings}}. Name the country with --country.',
};
