interface Part {
  readonly role: string;
  readonly value: string;
}

/** What stays readable: enough to recognise one's own entry, too little to pay or to be someone. */
const open = 4;
const dot = '•';

/** Keeps the last four characters, or none of a text that short. `01600326941` becomes `•••••••6941`. */
export const masked = (text: string): string =>
  text.length <= open ? dot.repeat(text.length) : dot.repeat(text.length - open) + text.slice(-open);

/** A number as its parts show it: bank, branch and check digits stay, what identifies the holder is masked. */
export const maskedParts = <P extends Part>(parts: readonly P[], identifying: ReadonlySet<string>): P[] =>
  parts.map((part) => (identifying.has(part.role) ? { ...part, value: masked(part.value) } : part));
