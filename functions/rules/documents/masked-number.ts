/** Hides one character, or one of however many it stands for: some banks always write the same number of stars. */
export const star = '*';

const agree = (one: string, other: string): boolean => one === other || one === star || other === star;

const standsAt = (text: string, place: number, run: string): boolean =>
  Array.from(run).every((character, index) => agree(character, text.charAt(place + index)));

export const startsAs = (text: string, start: string): boolean => standsAt(text, 0, start);

export const endsAs = (text: string, end: string): boolean => standsAt(text, text.length - end.length, end);

/** Where the text goes on after the first place from `from` on that can be `run`; infinitely far if there is none. */
const pastFirst = (text: string, run: string, from: number): number => {
  for (let place = from; place + run.length <= text.length; place++)
    if (standsAt(text, place, run)) return place + run.length;
  return Infinity;
};

/** Whether one number can lie inside another, star for character. */
export const isWithin = (text: string, run: string): boolean => pastFirst(text, run, 0) < Infinity;

/**
 * Whether the visible runs of a mask occur in a number in their order, whatever lies between: the first where the number
 * starts, the last where it ends, each other at the first place after the one before. Taking the first place leaves the
 * most room for what follows, so no choice is ever taken back (R. Cox, "Glob Matching Can Be Simple And Fast Too", 2017).
 * `1*22*1` has the runs `1`, `22`, `1`: in `1122231` the first ends at 1, `22` is found at 2 and ends at 4, the last begins
 * at 6, so it fits; in `1221` the run `22` ends at 3 and the last begins there; in `1222` the end is not `1`.
 */
const fitsInOrder = (mask: string, number: string): boolean => {
  const runs = mask.split(/\*+/);
  const [start = '', end = ''] = [runs[0], runs.at(-1)];
  const past = runs.slice(1, -1).reduce((from, run) => pastFirst(number, run, from), start.length);
  return startsAs(number, start) && endsAs(number, end) && past + end.length <= number.length;
};

/** Whether a mask can hide a number. Of the same length, each star stands for the character in its place. */
export const fits = (mask: string, number: string): boolean =>
  mask.length === number.length ? startsAs(number, mask) : fitsInOrder(mask, number);
