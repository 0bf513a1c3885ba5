/** YYMMDD as RFC and CURP write it. Without a century, 29 February stands in every fourth year. */
export function isBirthdate(yymmdd: string, century?: 1900 | 2000): boolean {
  const year = Number(yymmdd.slice(0, 2));
  const month = Number(yymmdd.slice(2, 4));
  const day = Number(yymmdd.slice(4, 6));
  const isLeap = year % 4 === 0 && !(century === 1900 && year === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}
