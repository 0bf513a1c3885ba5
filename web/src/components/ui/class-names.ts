/** Joins class names, leaving out what is absent: `cx('btn', wide && 'btn--block')`. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
