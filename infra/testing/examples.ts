/** What an answer names for a request to come: an id, one of two, or what a server trades. */
const id = /^(?:[a-z]{3}_(?:[0-9a-z]{26}){1,2}|wr_[\w-]{43})$/;
/** Texts that are others each time, and what stands for them. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'a moment'],
  [/^\d{4}-\d\d-\d\d$/, 'a day'],
  [/[?&]X-Amz-Signature=/, 'a signed address'],
  [/^[vw]k_(live|test)_\w+$/, 'a public id'],
  [/^vs_(live|test)_\w+$/, 'a secret'],
  [/^wt_[\w.-]+$/, 'leave for one page'],
  [/^whsec_/, 'a secret of a webhook'],
  [/^v1,/, 'a signature'],
  [/^1[789]\d{8}$/, 'a moment in seconds'],
];
/** The members whose numbers and texts are others each time, whatever they are. */
const varying: Readonly<Record<string, unknown>> = {
  durationMs: 0,
  requests: 0,
  endsWith: 'four letters',
  waiting: 'so many',
  recent: 'how they ended',
};
/** Those that say nothing at one time and something at another: how a webhook does that is told of other examples. */
const comingAndGoing = new Set(['failingSince', 'lastTriedAt']);

const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value with every text in it changed. */
const mapped = (value: unknown, change: (text: string) => unknown): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)]));
};

/** Which id the server made where an example has one of its own: told by where they stand. */
export const learnIds = (example: unknown, answered: unknown, ids: Map<string, string>): void => {
  if (isId(example) && isId(answered) && !ids.has(example)) ids.set(example, answered);
  if (!isObject(example) || !isObject(answered)) return;
  for (const [name, one] of Object.entries(example)) learnIds(one, answered[name], ids);
};

/** An example as it can be sent, and compared: with the ids that the server made. */
export const withIds = <T>(example: T, ids: ReadonlyMap<string, string>): T =>
  mapped(example, (text) => ids.get(text) ?? text) as T;

/** What depends on when it is asked, or on chance, says that it does. */
export const withoutMoments = (value: unknown): unknown => {
  const texts = mapped(value, (text) => passing.find(([form]) => form.test(text))?.[1] ?? text);
  const shown = (name: string, one: unknown): unknown => {
    if (comingAndGoing.has(name)) return undefined;
    return name in varying && one !== null ? varying[name] : one;
  };
  return JSON.parse(JSON.stringify(texts, shown)) as unknown;
};
