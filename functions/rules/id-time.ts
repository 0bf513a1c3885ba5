import { decodeTime } from 'ulid';

/** The moment that an id begins with; absent where it is of another kind. */
export const momentIn = (id: string): string | undefined => {
  try {
    return new Date(decodeTime(id.slice(id.indexOf('_') + 1).toUpperCase())).toISOString();
  } catch {
    return undefined;
  }
};
