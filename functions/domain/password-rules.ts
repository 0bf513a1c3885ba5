/** At least 8 characters with an upper-case letter, a lower-case letter, a number and a symbol, in any script. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 &&
  /\p{Lu}/u.test(password) &&
  /\p{Ll}/u.test(password) &&
  /\p{N}/u.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password);
