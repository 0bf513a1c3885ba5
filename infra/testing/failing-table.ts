import { mockClient } from 'aws-sdk-client-mock';
import { documents } from '#functions/store/table/table.ts';
import { openTable } from './table.ts';

/** What the SDK gives up with after tries of its own. */
export const named = (name: string): Error => Object.assign(new Error(name), { name });

/** What meets a call of the table: with the command, and the way to have it done all the same. */
export type Failure = (command: unknown, ask: () => Promise<unknown>) => Promise<unknown>;

export const failsWith =
  (error: Error): Failure =>
  async () => {
    throw error;
  };

/** It is done, and says that it is not. */
export const failsAfterwards =
  (error: Error): Failure =>
  async (_, ask) => {
    await ask();
    throw error;
  };

/** More often than anybody asks. */
export const forever = (failure: Failure): readonly Failure[] => Array.from({ length: 100 }, () => failure);

/** The product's table where calls meet failures that the emulator never has, one each; the rest are done. */
export const failingTable = async () => {
  const table = await openTable();
  const sends = documents().send.bind(documents()) as (command: unknown) => Promise<unknown>;
  const mock = mockClient(documents());
  let failures: Failure[] = [];
  const calls: unknown[] = [];
  mock.send.callsFake((async (command: unknown) => {
    calls.push(command);
    const ask = () => sends(command);
    const failure = failures.shift();
    return failure ? failure(command, ask) : ask();
  }) as never);
  return {
    /** From now on, and what met nobody before is forgotten. */
    meets: (...given: readonly Failure[]) => {
      failures = [...given];
      calls.length = 0;
    },
    /** How many failures have met nobody. */
    left: () => failures.length,
    /** Every command since `meets`. */
    calls: calls as readonly unknown[],
    /** Past all failures. */
    sends,
    close: async () => {
      mock.restore();
      await table.close();
    },
  };
};
