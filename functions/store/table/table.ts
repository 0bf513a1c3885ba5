import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '../../ports/grant.ts';

export const documents = DynamoDBDocumentClient.from(new DynamoDBClient(), {
  marshallOptions: { removeUndefinedValues: true },
});

export const TableName = () => env('TABLE_NAME');

export const secondsOf = (iso: string): number => Math.floor(Date.parse(iso) / 1000);
