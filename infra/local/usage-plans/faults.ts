import * as z from 'zod';

const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keyRate'), perSecond: z.number().positive() }),
  z.strictObject({ kind: z.literal('keyDelay'), ms: z.number().min(0).max(86_400_000) }),
  z.strictObject({ kind: z.literal('keyLimit'), keys: z.int().min(0) }),
]);

type Fault = z.output<typeof fault>;

/** What API Gateway allows who makes keys. */
export interface KeyLimits {
  readonly createdPerSecond: number;
  /** Until the gateway knows that a key is in a plan. */
  readonly delayMs: number;
  readonly keys: number;
}

/** The limits of AWS, none of which it raises; that a key takes its time to work is for a fault to say. */
const usual: KeyLimits = { createdPerSecond: 5, delayMs: 0, keys: 10_000 };

const changes: { readonly [K in Fault['kind']]: (fault: Extract<Fault, { kind: K }>) => Partial<KeyLimits> } = {
  keyRate: ({ perSecond }) => ({ createdPerSecond: perSecond }),
  keyDelay: ({ ms }) => ({ delayMs: ms }),
  keyLimit: ({ keys }) => ({ keys }),
};

const changeOf = (one: Fault): Partial<KeyLimits> => (changes[one.kind] as (fault: Fault) => Partial<KeyLimits>)(one);

/** Other limits than AWS has; of one kind the last holds. */
export interface KeyFaults {
  readonly accepts: (candidate: unknown) => boolean;
  readonly inject: (candidate: unknown) => void;
  readonly active: () => readonly Fault[];
  readonly clear: () => void;
  readonly limits: () => KeyLimits;
}

const candidate = z.object({ kind: z.enum(['keyRate', 'keyDelay', 'keyLimit']) });

export const keyFaults = (): KeyFaults => {
  let active: readonly Fault[] = [];
  let limits = usual;
  const change = (to: readonly Fault[]): void => {
    active = to;
    limits = Object.assign({}, usual, ...to.map(changeOf)) as KeyLimits;
  };
  return {
    accepts: (given) => candidate.safeParse(given).success,
    inject: (given) => {
      const parsed = fault.parse(given);
      change([...active.filter(({ kind }) => kind !== parsed.kind), parsed]);
    },
    active: () => active,
    clear: () => change([]),
    limits: () => limits,
  };
};
