import { Fault } from '#shared/errors/fault.ts';

/** A link that nobody mailed, that was used, or that lost its force. */
export const invalidToken = (): Fault =>
  new Fault('errors.invalidToken', { fields: [{ pointer: '/token', code: 'errors.invalidToken' }] });
