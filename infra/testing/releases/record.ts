import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../../prepare.ts';
import { loadAssembly } from '../../local/assembly.ts';
import { masterKeysFile } from '../../local/aws/kms/master-keys.ts';
import { connectDynamoDb } from '../../local/aws/dynamodb-client.ts';
import { ownCloud } from '../own-cloud.ts';
import { masterKeyOfTests, secretOfTests } from '../table.ts';
import { fixtures, save, type Item } from './fixture.ts';
import { keptOf } from './kept.ts';
import { tell } from './story.ts';

const release = process.argv[2] ?? '';
if (!/^\d{4}-\d\d-\d\d[\w.-]*$/.test(release))
  throw new Error('npm run record -- <release>: name it by its day, such as 2026-11-22-trust.');
const later = fixtures.find((fixture) => fixture.release > release);
if (later) throw new Error(`${later.release} sorts behind ${release}: the newest is to be the last.`);

const nowhere = { aws: 'http://127.0.0.1', published: () => 'http://127.0.0.1' };

/**
 * A state in which every secret of ours is the one of the tests, and so is what wraps data keys: what rows hold under
 * pseudonyms can be found again, and what they hold sealed be opened.
 */
const stateWithSecrets = async (): Promise<string> => {
  const { assemblyDir } = await prepare();
  const assembly = loadAssembly(assemblyDir, { addresses: nowhere, parameters: { BankDataUrl: nowhere.aws } });
  const ours = assembly.of('AWS::SecretsManager::Secret').filter(({ path }) => !path.includes('PayPal'));
  const secrets = ours.map(({ path }) => [path, secretOfTests] as const);
  const masterKeys = assembly.of('AWS::KMS::Key').map(({ path }) => [path, masterKeyOfTests.toString('base64')] as const);
  const directory = mkdtempSync(join(tmpdir(), 'record-'));
  writeFileSync(join(directory, 'secrets.json'), JSON.stringify(Object.fromEntries(secrets)));
  writeFileSync(join(directory, masterKeysFile), JSON.stringify(Object.fromEntries(masterKeys)));
  return directory;
};

const rowsIn = async (port: number): Promise<readonly Item[]> => {
  const database = connectDynamoDb(port);
  const { TableNames: [TableName] = [] } = (await database.send('ListTables', {})) as { TableNames?: string[] };
  const rows: Item[] = [];
  let from: Item | undefined;
  do {
    const page = await database.send('Scan', { TableName, ...(from && { ExclusiveStartKey: from }) });
    const { Items, LastEvaluatedKey } = page as { Items: Item[]; LastEvaluatedKey?: Item };
    rows.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  database.close();
  return rows;
};

const stateDir = await stateWithSecrets();
const cloud = await ownCloud({}, { stateDir });
try {
  const people = await tell(cloud);
  const { now: recordedAt } = cloud.now();
  const kept = keptOf(await rowsIn(cloud.databasePort), people);
  console.log(`${save({ release, recordedAt, people, rows: kept })}: ${kept.length} rows`);
} finally {
  await cloud.close();
  rmSync(stateDir, { recursive: true, force: true });
}
