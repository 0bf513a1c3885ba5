/** Members of answers by which somebody proves something: shown to one, and nobody may write them down. */
const members: ReadonlySet<string> = new Set(['token', 'secret', 'jws', 'resultToken', 'uri', 'recoveryCodes']);

/** Shorter texts stand anywhere by chance. */
const shortest = 10;

/** Texts of an answer that are secrets wherever they stand: signatures of addresses, and ids that open what they name. */
const inTexts = [/X-Amz-Signature=([0-9a-f]{64})/g, /\b((?:rec|pl)_[0-9a-z]{13,})/g, /[?&]secret=([A-Z2-7]{16,})/g];

/** A token of the widget begins with a ticket that stands in the address of its frame; what follows is secret. */
const partsOf = (text: string): readonly string[] =>
  text.startsWith('wt_') ? [text, text.split('.').at(-1) ?? ''] : [text, ...text.split('.')];

const secretsWithin = (value: unknown, isSecret = false): readonly string[] => {
  if (typeof value === 'string') return isSecret ? partsOf(value).filter(({ length }) => length >= shortest) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    secretsWithin(inner, members.has(name) || (isSecret && Array.isArray(value))),
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Remembers what the product tells whom it concerns, and how lists go on, which stands in addresses. */
export const learning = () => {
  const secrets = new Set<string>();
  const cursors = new Set<string>();
  const learn = (text: string): void => {
    const value = parsed(text);
    for (const secret of secretsWithin(value)) secrets.add(secret);
    for (const form of inTexts) for (const [, secret = ''] of text.matchAll(form)) secrets.add(secret);
    if (typeof value === 'object' && value !== null && 'nextCursor' in value && typeof value.nextCursor === 'string')
      cursors.add(value.nextCursor);
  };
  return {
    secrets: secrets as ReadonlySet<string>,
    cursors: cursors as ReadonlySet<string>,
    learn,
    /** What a mail brought: the token that its link has to hold. */
    learnMail: (text: string): void => {
      for (const [, token = ''] of text.matchAll(/#token=([\w-]+)/g)) secrets.add(token);
    },
    keep: (...given: readonly string[]): void => {
      for (const secret of given) secrets.add(secret);
    },
  };
};

export type Learning = ReturnType<typeof learning>;
