import { Fault } from '#shared/errors/fault.ts';

/** What is asked for, or was to be written, is of a customer who is gone: to whoever calls, there is no such thing. */
export class Erased extends Fault {
  constructor() {
    super('errors.notFound');
  }
}
