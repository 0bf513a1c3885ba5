const daySeconds = 86_400;
const lastDay = 2_958_465;
/** Between the day 0 of the two calendars. */
const between1900And1904 = 1_462;
/** 29 February 1900, which there was not: Lotus counted it, and Excel after it. */
const leapDay = 60;

/** A day or time as ISO 8601 writes it, from its number of days; anything else stays as it is. */
export const dateText = (text: string, is1904: boolean): string => {
  const serial = Number(text);
  if (text === '' || !(serial >= 0 && serial <= lastDay)) return text;
  const seconds = Math.round(serial * daySeconds);
  const day = Math.floor(seconds / daySeconds) + (is1904 ? between1900And1904 : 0);
  const late = day < leapDay && !is1904 ? 1 : 0;
  const iso = new Date(Date.UTC(1899, 11, 30 + day + late, 0, 0, seconds % daySeconds)).toISOString();
  const time = iso.slice(11, 19);
  if (day === 0) return time;
  return time === '00:00:00' ? iso.slice(0, 10) : iso.slice(0, 19);
};
