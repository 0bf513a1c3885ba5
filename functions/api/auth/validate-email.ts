import { validateEmail as contract } from '#shared/contract/app/auth.ts';
import { Email } from '#shared/contract/email.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { refusedProvider } from './corporate-email.ts';

export const validateEmail = implement(contract)
  .needing()
  .by(async ({ body }) => {
    const email = Email.safeParse(body.email);
    const reason = email.success ? refusedProvider(email.data)?.code : 'field.email';
    return reason ? { valid: false, reason } : { valid: true };
  });

export const handler = await http(validateEmail);
