import { createBrought, type Brought } from '../../../lib/session/brought.ts';
import { createKeptDesk } from '../../../lib/session/kept-desk.ts';
import { readSession } from '../../../lib/session/storage.ts';

const brought = createBrought(sessionStorage);
const who = (): string | undefined => readSession(localStorage)?.user.email;

/** Keeps what a guest typed. Of whoever is signed in only what they ask about goes to the form: another number may stand there. */
export const typed = (parts: Brought | undefined): void => {
  if (parts && who() === undefined) brought.bring(parts);
  else brought.forget();
};

/** Takes a number along to the form, there already or after signing in. */
export const leaveWith = (parts: Brought): void => {
  const owner = who();
  if (owner === undefined) return brought.bring(parts);
  const desk = createKeptDesk(sessionStorage);
  desk.keep(owner, 'form', parts.form);
  desk.keep(owner, 'fields', parts.fields);
};
