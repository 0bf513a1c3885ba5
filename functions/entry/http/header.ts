import type { APIGatewayProxyEvent } from 'aws-lambda';

/** A request header, whatever its case; `name` in lower case. */
export const headerOf = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>, name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
