/** How long to wait, in both languages: seconds as long as somebody counts in them, and then minutes. `90 s`, `21 min` */
export const waitOf = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`);
