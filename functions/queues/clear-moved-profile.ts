import { onMessage, queued } from '../entry/queue.ts';
import { profileMoved } from '../rules/events/profile-moved.ts';

/** Who signs in may write no row of a customer, so a profile is copied: this takes away what is left of it. */
export const clearMovedProfile = onMessage(
  profileMoved,
  'Nothing that customers notice: profiles of the versions before stay where nobody reads them any more.',
)
  .needing('users.clearBefore')
  .by(async ({ userId }, { users }) => users.clearBefore(userId));

export const handler = await queued(clearMovedProfile);
