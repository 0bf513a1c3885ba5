import type { APIGatewayProxyEvent } from 'aws-lambda';

/** The body's bytes as they were sent; none where there is no body. */
export const bodyBytes = ({ body, isBase64Encoded }: Pick<APIGatewayProxyEvent, 'body' | 'isBase64Encoded'>): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
