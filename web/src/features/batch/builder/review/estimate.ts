/** Banks answer about so many questions of one batch a second, and the first takes a moment. */
const perSecond = 10;
const firstSeconds = 5;

export type Estimate =
  | { readonly unit: 'none' }
  | { readonly unit: 'seconds' }
  | { readonly unit: 'minutes'; readonly minutes: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number };

/** How long so many questions take, as people say it: rounded up, nothing under a minute counted. */
export const estimateOf = (questions: number): Estimate => {
  if (questions === 0) return { unit: 'none' };
  const seconds = firstSeconds + questions / perSecond;
  if (seconds < 45) return { unit: 'seconds' };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return { unit: 'minutes', minutes };
  return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
