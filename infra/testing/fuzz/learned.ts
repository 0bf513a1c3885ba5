/** What answers tell that later requests can name. */
export type Kind =
  | 'validation'
  | 'session'
  | 'key'
  | 'payment'
  | 'subscription'
  | 'link'
  | 'batch'
  | 'cursor'
  | 'email'
  | 'token'
  | 'result';

/** Stands in a request that is not sent yet for something that an answer will have told. */
export class Learned {
  readonly kind: Kind;
  /** Of the caller, or of another customer. */
  readonly whose: 'own' | 'others';
  readonly pick: number;
  /** Changes one character, at this place. */
  readonly damageAt: number | undefined;

  constructor(kind: Kind, whose: Learned['whose'], pick: number, damageAt?: number) {
    this.kind = kind;
    this.whose = whose;
    this.pick = pick;
    this.damageAt = damageAt;
  }
}

const remembered = 200;

/** What every customer was told, the latest of each kind. */
export const memory = () => {
  const known = new Map<string, string[]>();
  const at = (who: string, kind: Kind): string[] => {
    const values = known.get(`${who} ${kind}`) ?? [];
    known.set(`${who} ${kind}`, values);
    return values;
  };
  return {
    learn: (who: string, kind: Kind, value: string): void => {
      const values = at(who, kind);
      if (values.includes(value)) return;
      values.push(value);
      if (values.length > remembered) values.shift();
    },
    recall: ({ kind, whose, pick, damageAt }: Learned, who: string, everybody: readonly string[]): string => {
      const others = everybody.filter((one) => one !== who);
      const of = whose === 'own' ? who : (others[pick % Math.max(1, others.length)] ?? who);
      const values = at(of, kind);
      const value = values[pick % Math.max(1, values.length)] ?? 'nothing-yet';
      if (damageAt === undefined) return value;
      const place = damageAt % value.length;
      const other = value[place] === 'a' ? 'b' : 'a';
      return value.slice(0, place) + other + value.slice(place + 1);
    },
  };
};
export type Memory = ReturnType<typeof memory>;

/** A value with everything in it recalled. */
export const resolved = (value: unknown, recall: (learned: Learned) => string): unknown => {
  if (value instanceof Learned) return recall(value);
  if (Array.isArray(value)) return value.map((one) => resolved(one, recall));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one, recall)]));
};

const told = [
  { kind: 'validation', pattern: /\b(val_[0-9a-z]{26})\b/g },
  { kind: 'session', pattern: /"id":"(ses_[0-9a-z]{26})"/g },
  { kind: 'key', pattern: /"id":"(key_[0-9a-z]{26})"/g },
  { kind: 'payment', pattern: /\b(pay_[0-9a-z]{26})\b/g },
  { kind: 'subscription', pattern: /\b(sub_[0-9a-z]{26})\b/g },
  { kind: 'batch', pattern: /"id":"(bat_[0-9a-z]{26})"/g },
  { kind: 'result', pattern: /"resultToken":"(wr_[\w-]{43})"/g },
  { kind: 'cursor', pattern: /"nextCursor":"([^"]+)"/g },
] as const satisfies readonly { readonly kind: Kind; readonly pattern: RegExp }[];

/** Remembers what an answer told somebody, whatever it answered. */
export const learnFrom = ({ learn }: Memory, who: string, text: string): void => {
  for (const { kind, pattern } of told)
    for (const [, value] of text.matchAll(pattern)) if (value !== undefined) learn(who, kind, value);
};
