import type { CallOptions } from '../attempt.ts';
import type { Connection, KeyedOptions } from '../connect.ts';
import type {
  CreateValidationBody,
  ListValidationsQuery,
  SearchValidationsBody,
  Validation,
  ValidationSummary,
} from '../generated/types.ts';
import { List } from '../list.ts';
import { poll } from '../poll.ts';

export interface CreateValidationOptions extends KeyedOptions {
  /** Come back with the final answer, however long the bank takes. */
  readonly wait?: boolean | undefined;
}

const isFinal = ({ status }: Validation): boolean => status !== 'PROCESSING' && status !== 'PENDING';

export const validations = ({ call, ask }: Connection) => {
  const get = (id: string, options?: CallOptions): Promise<Validation> =>
    call('getValidation', { params: { id } }, options);
  const awaited = (id: string, options: CallOptions, after?: number): Promise<Validation> =>
    poll(() => get(id, options), isFinal, { signal: options.signal, after });
  return {
    /**
     * Asks the bank whether an account exists, can receive money and whose it is. An account that does not is an answer
     * (`status: 'INVALID'`), a number that cannot be right an error. A bank that takes its time leaves the validation
     * `PROCESSING`: `wait` waits for it, and so do `validations.wait` and the event `validation.completed`.
     */
    create: async (
      body: CreateValidationBody,
      { wait = false, ...options }: CreateValidationOptions = {},
    ): Promise<Validation> => {
      const asked = await ask('createValidation', { body }, options);
      return wait && !isFinal(asked.body) ? awaited(asked.body.id, options, asked.retryAfterSeconds) : asked.body;
    },
    /** One validation with its whole answer. */
    get,
    /** The history, newest first: everything of the account in the environment of the key. */
    list: (query: ListValidationsQuery = {}, options?: CallOptions): List<ValidationSummary> =>
      new List((cursor = query.cursor) => call('listValidations', { query: { ...query, cursor } }, options)),
    /** The history by words and numbers: `{ search: 'F-1042' }`. It goes in the body, so no address shows it. */
    search: (body: SearchValidationsBody = {}, options?: CallOptions): List<ValidationSummary> =>
      new List((cursor = body.cursor) => call('searchValidations', { body: { ...body, cursor } }, options)),
    /** Waits until a validation has its final answer; after ten minutes that is `TIMEOUT`. */
    wait: async (id: string, options: CallOptions = {}): Promise<Validation> => {
      const found = await get(id, options);
      return isFinal(found) ? found : awaited(id, options);
    },
  };
};
export type Validations = ReturnType<typeof validations>;
