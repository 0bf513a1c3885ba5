/** YYMMDD from `at` on, as RFC and CURP write it. Without a century, 29 February stands in every fourth year. */
export function isBirthdate(text: string, at: number, century?: 1900 | 2000): boolean {
  const year = twoDigits(text, at);
  const month = twoDigits(text, at + 2);
  const day = twoDigits(text, at + 4);
  const isLeap = year % 4 === 0 && !(century === 1900 && year === 0);
  const days = month === 2 && !isLeap ? 28 : (longest[month] ?? 0);
  return day >= 1 && day <= days;
}

/** Days of each month, in the years where it has most. */
const longest = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** When the day begins in UTC, which is before it does in Mexico, as `Date.now()` counts. */
export function instant(text: string, at: number, century: number): number {
  return Date.UTC(century + twoDigits(text, at), twoDigits(text, at + 2) - 1, twoDigits(text, at + 4));
}

function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}
