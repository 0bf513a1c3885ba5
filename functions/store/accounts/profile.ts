import * as z from 'zod';
import { onTable, seeing } from '../../ports/grant.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, keysBefore } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

/** A link that was mailed: the SHA-256 of its token, and the mail that brought it, whose id begins with its time. */
const Link = z.object({ hash: z.string(), mailId: z.string() });
export type Link = z.output<typeof Link>;
/** One that nobody has stands for one that cannot be read, until the next mail. */
const unreadableLink = { hash: '', mailId: '' };

/** Who signs in. */
export const User = z.object({
  userId: z.string(),
  email: z.string(),
  /** As `functions/login/password.ts` writes it; with any other nobody could log in. */
  passwordHash: z.string().regex(/^argon2id\$\d+\$\d+\$[\w-]+\$[\w-]+$/),
  createdAt: z.iso.datetime(),
  /** Absent once the e-mail is confirmed; past this instant the account must be created again. */
  verifyBy: z.iso.datetime().optional(),
  verificationSentAt: z.iso.datetime(),
  /** Granted when the e-mail was confirmed; none where its mailbox had them before. */
  freeCredits: z.int().default(0),
  /** How many sessions were ever opened: whoever ends all of them can tell that none came in between. */
  logins: z.int(),
  /** Family of the browser that created it, where that said its name. */
  registeredWith: z.string().optional().catch(undefined),
  /** The newest link of each kind, which alone has force; absent until one is mailed by this release. */
  verificationLink: Link.optional().catch(unreadableLink),
  resetLink: Link.optional().catch(unreadableLink),
  /** What receipts call the customer; absent where they never said. */
  company: z.string().optional().catch(undefined),
  /** Absent where it is the one that the account was created with, or was changed by an earlier release. */
  passwordChangedAt: z.iso.datetime().optional().catch(undefined),
  /** The last login was with a password that would not be taken today. */
  passwordIsCommon: z.boolean().optional().catch(undefined),
  /** Since when it is being deleted: nobody gets in any more. */
  deletedAt: z.iso.datetime().optional().catch(undefined),
  /** In which the account was created; mails that nobody asked for use it. */
  language: z.enum(['es', 'en']).default('es').catch('es'),
});
export type User = z.output<typeof User>;

const held = Object.keys(User.shape);

/** Reading a profile: wherever it stands, and nothing of what its owner has. */
export const readsProfile = seeing(['pk', 'sk', ...held], onTable('BatchGetItem').of(keys.user, keysBefore.user));

const inBothPlaces = async (userId: string) => {
  const found = await batchGet([keys.user(userId), keysBefore.user(userId)], ['pk', 'sk', ...held]);
  const at = (key: { readonly pk: string }) => found.find(({ pk }) => pk === key.pk);
  return { own: at(keys.user(userId)), before: at(keysBefore.user(userId)) };
};

/** The row of a profile; one that stands in both places was moved. */
export const readProfile = async (userId: string): Promise<Item | undefined> => {
  const { own, before } = await inBothPlaces(userId);
  return own ?? before;
};

/** Copies a profile to its place, once; a queue hears of it and takes the other away. `false` where there is none to move. */
export const moveIn = async (userId: string): Promise<boolean> => {
  const { before } = await inBothPlaces(userId);
  if (!before) return false;
  const attributes = Object.entries({ ...before, moved: true }).filter(([name]) => name !== 'pk' && name !== 'sk');
  await update({
    TableName: TableName(),
    Key: keys.user(userId),
    UpdateExpression: `SET ${attributes.map((_, index) => `#${index} = :${index}`).join(', ')}`,
    ConditionExpression: 'attribute_not_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(attributes.map(([name], index) => [`#${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(attributes.map(([, value], index) => [`:${index}`, value])),
  });
  return true;
};

/** A write of a profile that is in its place: one that is refused may only have come before it was moved. */
export const onceMoved = async <T>(
  userId: string,
  write: () => Promise<T>,
  isRefused: (written: T) => boolean,
): Promise<T> => {
  const written = await write();
  return isRefused(written) && (await moveIn(userId)) ? write() : written;
};
