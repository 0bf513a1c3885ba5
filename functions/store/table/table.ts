import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '../../ports/grant.ts';

const client = new DynamoDBClient();
const marshallOptions = { removeUndefinedValues: true };

export const documents = DynamoDBDocumentClient.from(client, { marshallOptions });

/** The same connections for writes that must not be done twice: where an answer is lost, nobody asks again by itself. */
export const documentsOnce = DynamoDBDocumentClient.from(
  new DynamoDBClient({ maxAttempts: 1, requestHandler: client.config.requestHandler }),
  { marshallOptions },
);

export const TableName = () => env('TABLE_NAME');

export const secondsOf = (iso: string): number => Math.floor(Date.parse(iso) / 1000);
