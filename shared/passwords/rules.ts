/** What a password needs (spec section 5), each rule on its own so that the form can tick them off while one types.
 * Letters and numbers of any script count. */
export const passwordRules = {
  length: (password: string) => Array.from(password).length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{N}/u.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];

export const isStrongPassword = (password: string): boolean =>
  passwordRuleNames.every((rule) => passwordRules[rule](password));
