import { textIn, userIdOf, type Fixture } from './fixture.ts';
import { rowsOfKind } from './life-with-money.ts';

/** What a fixture holds of the owner's batches, the newest first: how many rows each has. */
export const batchesOf = (fixture: Fixture) => {
  const userId = userIdOf(fixture, fixture.people.owner);
  const own = rowsOfKind(fixture, 'batch').filter((row) => textIn(row, 'userId') === userId);
  const rowsIn = (id: string) => rowsOfKind(fixture, 'batchRow').filter((row) => textIn(row, 'batchId') === id);
  return own.toReversed().map((row) => ({ id: textIn(row, 'id'), rows: rowsIn(textIn(row, 'id')).length, row }));
};
