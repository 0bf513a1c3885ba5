/** The words of a text, however it is broken into lines. */
export const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);
