import { packs } from '#shared/engine/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { reasons } from '#shared/validation/reasons.ts';
import {
  publishedNumbers,
  sandboxAccount,
  sandboxNames,
  scenarioAt,
  scenarios,
  type ScenarioName,
} from '#shared/validation/sandbox.ts';
import type { Language } from '../../page.ts';
import { code, json, table } from '../../markdown/write.ts';

/** What each of them stands for. */
const texts = {
  es: {
    valid: 'Existe, y el banco dice de quién es.',
    masked: 'Existe; el nombre llega con asteriscos.',
    mediumRisk: 'Existe; mira dos veces antes de pagar.',
    highRisk: 'Existe; no pagues sin preguntar antes.',
    slow: 'El banco tarda: primero un 202, y después la respuesta.',
    otherAccount: 'Un beneficiario tuyo tenía otra cuenta.',
    otherHolder: 'La cuenta tenía otro titular.',
    otherPayee: 'La cuenta ya es de otro beneficiario tuyo.',
    notFound: 'Bien escrita, pero no existe.',
    otherCurrency: 'Existe en otra moneda.',
    failing: 'Falla quien pregunta al banco.',
    bankDown: 'El banco está caído.',
    busy: 'No se puede preguntar más por un momento.',
    bankNotCovered: 'A este banco todavía no se le puede preguntar.',
    methodNotCovered: 'Por este tipo de cuenta todavía no se puede preguntar.',
    unreadable: 'Llega una respuesta que nadie entiende.',
    silent: 'El banco no contesta a tiempo. Aquí se dice enseguida.',
    stillPending: 'El banco seguía trabajando.',
  },
  en: {
    valid: 'It exists, and the bank says whose it is.',
    masked: 'It exists; the name comes with stars.',
    mediumRisk: 'It exists; look twice before you pay.',
    highRisk: 'It exists; do not pay before you have asked.',
    slow: 'A slow bank: a 202 first, then the answer.',
    otherAccount: 'A payee of yours had another account.',
    otherHolder: 'The account had another holder.',
    otherPayee: 'The account is of another payee of yours.',
    notFound: 'Well written, but there is no such account.',
    otherCurrency: 'It exists in another currency.',
    failing: 'Whoever asks the bank fails.',
    bankDown: 'The bank is down.',
    busy: 'No more can be asked for a moment.',
    bankNotCovered: 'This bank cannot be asked yet.',
    methodNotCovered: 'The bank cannot be asked for this kind of account yet.',
    unreadable: 'An answer comes that nobody understands.',
    silent: 'The bank does not answer in time. Here you are told at once.',
    stillPending: 'The bank was still working on it.',
  },
} as const satisfies Record<Language, Record<ScenarioName, string>>;

const headers = {
  es: ['Termina en', '`status`', '`reason`', 'Riesgo', 'Qué simula'],
  en: ['Ends in', '`status`', '`reason`', 'Risk', 'What it stands for'],
} as const satisfies Record<Language, readonly string[]>;

const names = Object.keys(scenarios) as ScenarioName[];

const rowOf = (language: Language) => (name: ScenarioName) => {
  const { digits, reason, fraudRisk } = scenarioAt(name);
  return [
    code(digits),
    code(reason ? reasons[reason].status : 'VALID'),
    reason ? `[${code(reason)}](/api-documentation/reasons/${reason})` : '',
    code(fraudRisk?.level ?? 'LOW'),
    texts[language][name],
  ];
};

/** Every answer of the sandbox, by the last two digits of the account. */
export const sandboxAnswers = (language: Language): string => table(headers[language], names.map(rowOf(language)));

const blockOf = (country: CountryCode): string => {
  const { accountNumber, ...rest } = sandboxAccount(country, 'valid');
  return json({ country, accountNumber, ...rest }, `tab=${country}`);
};

const publishedHeaders = {
  es: ['País', 'Número', '`status`', '`reason`'],
  en: ['Country', 'Number', '`status`', '`reason`'],
} as const satisfies Record<Language, readonly string[]>;

/** The provider's own test numbers that are not valid. */
export const publishedTable = (language: Language): string => {
  const rows = Object.entries(publishedNumbers).flatMap(([country, numbers]) =>
    Object.entries(numbers).map(([number, name]) => {
      const { reason } = scenarioAt(name);
      return [code(country), code(number), code(reason ? reasons[reason].status : 'VALID'), code(reason ?? '')];
    }),
  );
  return table(publishedHeaders[language], rows);
};

const holderHeaders = {
  es: ['País', 'Titular que coincide'],
  en: ['Country', 'Holder that matches'],
} as const satisfies Record<Language, readonly string[]>;

/** A name that matches the holder of each country. */
export const holderTable = (language: Language): string =>
  table(
    holderHeaders[language],
    packs.map(({ country, names: said }) => [said[language], sandboxNames[country as CountryCode]]),
  );

/** A request for each country, as it can be sent. */
export const sandboxBodies = (): string => packs.map(({ country }) => blockOf(country as CountryCode)).join('\n\n');
