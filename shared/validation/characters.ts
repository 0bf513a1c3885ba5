/**
 * Characters that no text of a request may hold: controls, line and paragraph separators, and the marks that turn the
 * direction of what is shown. A name with one of them reads as another, or breaks the line of a file.
 */
export const refusedCharacter = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
