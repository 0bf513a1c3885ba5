/** What a text of a key begins with, whatever it is of: `USER#`; all of it where it is always the same. */
export const beginningOf = (text: string): string => text.slice(0, text.indexOf('#') + 1) || text;
