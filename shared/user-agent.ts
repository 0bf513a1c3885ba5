/** First match wins: every browser claims to be those below it. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstIn = (table: readonly (readonly [string, RegExp])[], text: string) =>
  table.find(([, pattern]) => pattern.test(text))?.[0];

/** `Firefox, Windows`: what its user recognises, too little to tell one person from another. */
export const userAgentFamilyOf = (userAgent: string | undefined): string | undefined =>
  [firstIn(browsers, userAgent ?? ''), firstIn(systems, userAgent ?? '')].filter(Boolean).join(', ') || undefined;
