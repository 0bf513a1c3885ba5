import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from './secret.ts';

const signature = async (payload: string, boundTo: string): Promise<Buffer> =>
  createHmac('sha256', await secret('CURSOR_SECRET'))
    .update(`${boundTo}\n${payload}`)
    .digest();

/** An opaque place in a list, valid only for the caller and the query (`boundTo`) it was made for. */
export const signCursor = async (place: string, boundTo: string): Promise<string> => {
  const payload = Buffer.from(place).toString('base64url');
  return `${payload}.${(await signature(payload, boundTo)).toString('base64url')}`;
};

/** The place a cursor stands for, or `undefined` when it is forged, damaged or of another caller or query. */
export const readCursor = async (cursor: string, boundTo: string): Promise<string | undefined> => {
  const [payload = '', signed = ''] = cursor.split('.');
  const given = Buffer.from(signed, 'base64url');
  const right = await signature(payload, boundTo);
  const genuine = given.length === right.length && timingSafeEqual(given, right);
  return genuine ? Buffer.from(payload, 'base64url').toString() : undefined;
};
