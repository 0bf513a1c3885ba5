import { validateEmail as contract } from '#shared/contract/app/auth.ts';
import { Email } from '#shared/contract/email.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { refusedProvider } from './corporate-email.ts';
import { hashedClaimOf } from '../../hashed-claim.ts';

export const validateEmail = implement(contract)
  .needing('freeCredits.isLeft')
  .by(async ({ body }, { freeCredits }) => {
    const email = Email.safeParse(body.email);
    if (!email.success) return { valid: false, reason: 'field.email' };
    const reason = refusedProvider(email.data)?.code;
    if (reason) return { valid: false, reason };
    return { valid: true, freeCredits: await freeCredits.isLeft(hashedClaimOf(email.data)) };
  });

export const handler = await http(validateEmail);
