/** What is asked of the widget, in the order in which one comes to ask it. */
export const questions = [
  'plan',
  'price',
  'server',
  'try',
  'blank',
  'origins',
  'localhost',
  'believe',
  'mismatch',
  'page',
  'token',
  'expired',
  'off',
  'rotate',
  'look',
  'two',
  'countries',
  'history',
] as const;

/** As it is compared: without accents and capitals. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word that is looked for. */
export const holds = (text: string, wanted: string): boolean => {
  const all = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
