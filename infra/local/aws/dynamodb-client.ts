import { EmulatorError, type JsonClient, jsonClient } from './json-client.ts';

export const DynamoDbError = EmulatorError;
export type DynamoDb = JsonClient;

export function connectDynamoDb(port: number): DynamoDb {
  return jsonClient({ port, service: 'dynamodb', target: 'DynamoDB_20120810', region: 'local' });
}
