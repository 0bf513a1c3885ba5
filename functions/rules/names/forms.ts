import { isDamaged, mayBeOneWord } from './damage.ts';

/**
 * Company forms of the nine countries, each with the ways to write it beside its letters. Words stand apart where people
 * set them apart; dots and spaces within an abbreviation do not matter: `S. A. C.` is found as `SAC`.
 */
const forms: Readonly<Record<string, readonly string[]>> = {
  SA: ['SOCIEDAD ANONIMA', 'COMPANIA ANONIMA', 'CA'],
  SAU: ['SOCIEDAD ANONIMA UNIPERSONAL', 'SA UNIPERSONAL'],
  SAC: ['SOCIEDAD ANONIMA CERRADA'],
  SAA: ['SOCIEDAD ANONIMA ABIERTA'],
  SAB: ['SOCIEDAD ANONIMA BURSATIL'],
  SAPI: ['SOCIEDAD ANONIMA PROMOTORA DE INVERSION'],
  SAPIB: ['SOCIEDAD ANONIMA PROMOTORA DE INVERSION BURSATIL'],
  SACI: ['SOCIEDAD ANONIMA COMERCIAL E INDUSTRIAL'],
  SACIF: ['SOCIEDAD ANONIMA COMERCIAL INDUSTRIAL Y FINANCIERA'],
  SACIFIA: ['SOCIEDAD ANONIMA COMERCIAL INDUSTRIAL FINANCIERA INMOBILIARIA Y AGROPECUARIA'],
  SAIC: ['SOCIEDAD ANONIMA INDUSTRIAL Y COMERCIAL'],
  SAS: ['SOCIEDAD POR ACCIONES SIMPLIFICADA'],
  SACS: ['SOCIEDAD POR ACCIONES CERRADA SIMPLIFICADA'],
  SPA: ['SOCIEDAD POR ACCIONES'],
  SRL: [
    'SOCIEDAD DE RESPONSABILIDAD LIMITADA',
    'SOCIEDAD COMERCIAL DE RESPONSABILIDAD LIMITADA',
    'S DE RL',
    'SR LIMITADA',
    'SCR LIMITADA',
    'SCRL',
  ],
  EIRL: ['EMPRESA INDIVIDUAL DE RESPONSABILIDAD LIMITADA'],
  LTDA: [
    'LIMITADA',
    'COMPANIA LIMITADA',
    'CIALTDA',
    'C LIMITADA',
    'CLTDA',
    'SLU',
    'SOCIEDAD LIMITADA',
    'SOCIEDAD LIMITADA UNIPESSOAL',
  ],
  EIRELI: ['EMPRESA INDIVIDUAL DE RESPONSABILIDADE LIMITADA'],
  ME: ['MICROEMPRESA', 'MICRO EMPRESA'],
  MEI: ['MICROEMPREENDEDOR INDIVIDUAL'],
  EPP: ['EMPRESA DE PEQUENO PORTE'],
  SS: ['SOCIEDAD SIMPLES'],
  SC: ['SOCIEDAD CIVIL'],
  AC: ['ASOCIACION CIVIL'],
  SCDERL: ['SC DE RL', 'SOCIEDAD COOPERATIVA DE RESPONSABILIDAD LIMITADA'],
  SPRDERL: ['SPR DE RL', 'SOCIEDAD DE PRODUCCION RURAL DE RESPONSABILIDAD LIMITADA'],
  SNC: ['SOCIEDAD EN NOMBRE COLECTIVO', 'SOCIEDAD COLECTIVA', 'S EN NC'],
  SENC: ['SOCIEDAD EN COMANDITA', 'SOCIEDAD EN COMANDITA SIMPLE', 'S EN CS', 'SCS'],
  SCA: ['SOCIEDAD EN COMANDITA POR ACCIONES', 'S EN C POR A'],
  ESP: ['EMPRESA DE SERVICIOS PUBLICOS'],
  BIC: ['BENEFICIO E INTERES COLECTIVO'],
  INC: ['INCORPORATED'],
  LLC: ['LIMITED LIABILITY COMPANY', 'LIMITED LIABILITY CO'],
  PLLC: ['PROFESSIONAL LIMITED LIABILITY COMPANY'],
  LLP: ['LIMITED LIABILITY PARTNERSHIP'],
  LP: ['LIMITED PARTNERSHIP'],
  LTD: ['LIMITED'],
  CORP: ['CORPORATION'],
  PC: ['PROFESSIONAL CORPORATION'],
  CO: ['COMPANY', 'AND CO', 'AND COMPANY', 'Y CO'],
};

/** Forms that Mexico also has with variable capital, which is another form: `SA DE CV`. */
const variable = new Set(['SA', 'SAB', 'SAPI', 'SAPIB', 'SAS', 'SRL', 'SCDERL', 'SPRDERL']);

const capitals = [
  ['DE', 'CV'],
  ['DE', 'CAPITAL', 'VARIABLE'],
];

const joins = new Set(['DE', 'E', 'Y']);

/** Words of a form that are written in more than one way, with the one the table above has. */
const oneSpelling = new Map([
  ['SOC', 'SOCIEDAD'],
  ['SOCIEDADE', 'SOCIEDAD'],
  ['ANON', 'ANONIMA'],
  ['RESP', 'RESPONSABILIDAD'],
  ['LTDA', 'LIMITADA'],
  ['CIA', 'COMPANIA'],
  ['COMPANHIA', 'COMPANIA'],
  ['ASSOCIACAO', 'ASOCIACION'],
]);

const joined = (words: readonly string[]): string => words.map((word) => oneSpelling.get(word) ?? word).join('');

/** The words of forms written out; what is shorter is letters, which are too few to tell with one of them lost. */
const writtenOut = [
  ...oneSpelling.keys(),
  ...Object.values(forms).flatMap((others) => others.join(' ').split(' ')),
].filter((word) => word.length > 3);

/** `AN?NIMA` is ANONIMA, as no other word of a form fits. */
const repaired = (word: string): string =>
  isDamaged(word) ? (writtenOut.find((known) => mayBeOneWord(word, known)) ?? word) : word;

interface Spelling {
  readonly form: string;
  readonly words: readonly string[];
}

const spellingsOf = ([form, others]: readonly [string, readonly string[]]): Spelling[] => {
  const fixed = [form, ...others].map((spelling) => ({ form, words: spelling.split(' ') }));
  if (!variable.has(form)) return fixed;
  const flexible = capitals.flatMap((capital) =>
    fixed.map(({ words }) => ({ form: `${form}DECV`, words: [...words, ...capital] })),
  );
  return [...fixed, ...flexible];
};

const spellings = Object.entries(forms).flatMap(spellingsOf);

/** Banks that drop a `DE` drop them all; where that makes two forms alike, what is written in full decides. */
const byLetters = new Map([
  ...spellings.map(({ form, words }) => [joined(words.filter((word) => !joins.has(word))), form] as const),
  ...spellings.map(({ form, words }) => [joined(words), form] as const),
]);

/** In words: letters that stand alone are the shorter spelling, so none of them is longer than the longest in full. */
const longest = Math.max(...spellings.map(({ words }) => words.length));

interface Ending {
  readonly form: string;
  readonly length: number;
}

/** The company form a name ends with and how many words spell it; the longest reading wins, and a word is left over. */
export const formAtEnd = (words: readonly { readonly text: string }[]): Ending | undefined => {
  const legible = words.slice(Math.max(1, words.length - longest)).map(({ text }) => repaired(text));
  for (let length = legible.length; length > 0; length--) {
    const form = byLetters.get(joined(legible.slice(-length)));
    if (form) return { form, length };
  }
  return undefined;
};
