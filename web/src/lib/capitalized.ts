/** The text with a capital for its first letter: `peso mexicano` at the beginning of a line. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
