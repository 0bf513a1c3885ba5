import { loadAssembly } from '../local/assembly.ts';
import { tablesOf, type Table } from '../local/aws/dynamodb-keys.ts';
import { alignTables } from '../local/aws/dynamodb-tables.ts';
import { emulateDynamoDb } from '../local/aws/fixtures/emulator.ts';
import { prepareCore } from '../prepare.ts';

/** A database process that many files share, each with a table of its own. */
export interface SharedDatabase {
  readonly port: number;
  readonly region: string;
}

/** A table in a database, as the product's stack defines it. */
export interface OwnTable extends SharedDatabase {
  readonly name: string;
}

export interface Database extends SharedDatabase {
  readonly newTable: () => Promise<OwnTable>;
  readonly close: () => Promise<void>;
}

const nowhere = { aws: 'http://127.0.0.1', published: () => 'http://127.0.0.1' };

/** The definition of the product's table; the core stack holds it and needs no code to be synthesized. */
const definition = async (): Promise<{ readonly table: Table; readonly region: string }> => {
  const assembly = loadAssembly(await prepareCore(), { addresses: nowhere, parameters: {} });
  const [table] = tablesOf(assembly);
  if (!table) throw new Error('The core stack has no table');
  // Nobody follows its stream, and the emulator reads all records of all streams at each write.
  return { table: { ...table, StreamSpecification: undefined }, region: assembly.region };
};

/** Starts a database process of its own, in memory. */
export const startDatabase = async (): Promise<Database> => {
  const [{ table, region }, emulator] = await Promise.all([definition(), emulateDynamoDb({ inMemory: true })]);
  const shared = { port: emulator.port, region };
  let made = 0;
  const newTable = async (): Promise<OwnTable> => {
    const name = `${table.name}-${++made}`;
    await alignTables([{ ...table, name }], emulator.port);
    return { ...shared, name };
  };
  return { ...shared, newTable, close: emulator.close };
};
