/** A name taken apart for comparison: what its company form is, and every other word that tells somebody apart. */
export interface NameWords {
  readonly words: readonly string[];
  /** The company form, under one spelling: `S.A. de C.V.` and `SA DE CV` are both `SADECV`. */
  readonly form: string | undefined;
}

/** Company forms of the nine countries as they sound without dots and spaces, each with the spelling it stands for. */
const forms = new Map<string, string>([
  ...['SA', 'SRL', 'SAS', 'SC', 'AC', 'SCA', 'SAC', 'SAA', 'SAU', 'SPA', 'EIRL', 'SCRL', 'LTDA', 'EIRELI', 'ME']
    .concat(['MEI', 'EPP', 'SS', 'INC', 'LLC', 'LLP', 'LP', 'LTD', 'CORP', 'CO', 'ESP', 'SACI', 'SACIF', 'SAIC'])
    .concat(['SACIFIA', 'SENC', 'SADECV', 'SABDECV', 'SAPIDECV', 'SAPI', 'SRLDECV', 'SPRDERL', 'SCDERL', 'BIC'])
    .map((form) => [form, form] as const),
  ['SOCIEDADANONIMA', 'SA'],
  ['SOCIEDADANONIMADECAPITALVARIABLE', 'SADECV'],
  ['SOCIEDADPORACCIONESSIMPLIFICADA', 'SAS'],
  ['SOCIEDADDERESPONSABILIDADLIMITADA', 'SRL'],
  ['SDERLDECV', 'SRLDECV'],
  ['SDERL', 'SRL'],
  ['LIMITADA', 'LTDA'],
  ['CIALTDA', 'LTDA'],
  ['CLTDA', 'LTDA'],
  ['YCIALTDA', 'LTDA'],
  ['INCORPORATED', 'INC'],
  ['LIMITED', 'LTD'],
  ['CORPORATION', 'CORP'],
  ['COMPANY', 'CO'],
]);

const longestForm = 8;

/** Words that join names without naming anybody; banks drop and add them freely. */
const particles = new Set([
  'DE',
  'DEL',
  'LA',
  'LAS',
  'LOS',
  'EL',
  'DA',
  'DO',
  'DAS',
  'DOS',
  'DI',
  'E',
  'Y',
  'VON',
  'VAN',
  'OF',
  'THE',
  'AND',
]);

/** Upper case without accents; `*` stays, for that is how banks hide letters. */
const foldedWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’´\x60]/gu, '')
    .toUpperCase()
    .replaceAll('•', '*')
    .split(/[^\p{L}\p{N}*]+/u)
    .filter(Boolean);

/** How many words at the end spell a company form: `S`, `A` as much as `SA`. The longest reading wins. */
const formLength = (words: readonly string[]): number => {
  for (let length = Math.min(longestForm, words.length - 1); length > 0; length--)
    if (forms.has(words.slice(-length).join(''))) return length;
  return 0;
};

/**
 * `Distribuidora del Norte, S.A. de C.V.` becomes `DISTRIBUIDORA`, `NORTE` and the form `SADECV`. A name made of nothing
 * but particles keeps them, and a form is only taken off what still is a name without it.
 */
export const nameWords = (name: string): NameWords => {
  let words = foldedWords(name);
  let form: string | undefined;
  for (let length = formLength(words); length > 0; length = formLength(words)) {
    // `LTDA ME` has two; the first one read stands nearest to the name and says what the company is.
    form = forms.get(words.slice(-length).join(''));
    words = words.slice(0, -length);
  }
  const telling = words.filter((word) => !particles.has(word) && /[^*]/.test(word));
  return { words: telling.length > 0 ? telling : words.filter((word) => /[^*]/.test(word)), form };
};
