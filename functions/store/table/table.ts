import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { perEnvironment } from '../../environment.ts';
import { env } from '../../ports/grant.ts';

const marshallOptions = { removeUndefinedValues: true };

const client = perEnvironment(() => new DynamoDBClient());

export const documents = perEnvironment(() => DynamoDBDocumentClient.from(client(), { marshallOptions }));

/** The same connections for writes that must not be done twice: where an answer is lost, nobody asks again by itself. */
export const documentsOnce = perEnvironment(() => {
  const { requestHandler } = client().config;
  return DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 1, requestHandler }), { marshallOptions });
});

export const TableName = () => env('TABLE_NAME');

export const secondsOf = (iso: string): number => Math.floor(Date.parse(iso) / 1000);
