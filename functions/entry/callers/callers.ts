import type { Auth } from '#shared/contract/callers.ts';
import type { CallerProof } from './caller.ts';
import { guest } from './guest.ts';
import { key } from './key.ts';
import { signed } from './signed.ts';
import { user } from './user.ts';
import { widget } from './widget.ts';

/** Whose records a caller may touch; a guest has none. */
type AnyCaller = { readonly userId: string } | undefined;

/** How every kind of caller proves itself: one row each, complete by type. */
export const proofs = { guest, user, key, signed, widget } satisfies Record<Auth, CallerProof<AnyCaller>>;

/** What an implementation learns of its caller. */
export type CallerOf<A extends Auth> = Awaited<ReturnType<(typeof proofs)[A]['prove']>>['caller'];
