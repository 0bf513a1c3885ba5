import { EmulatorError, type JsonClient, jsonClient } from './json-client.ts';

export const DynamoDbError = EmulatorError;
export type DynamoDb = JsonClient;

export const connectDynamoDb = (port: number): DynamoDb =>
  jsonClient({ port, service: 'dynamodb', target: 'DynamoDB_20120810', region: 'local' });
