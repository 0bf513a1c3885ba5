import type { AttachmentType } from '#shared/validation/support.ts';

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** The smallest picture of each type, of one point. */
export const pictures: Readonly<Record<AttachmentType, Uint8Array>> = {
  'image/png': bytesOf(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  'image/jpeg': bytesOf(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  ),
  'image/webp': bytesOf('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
};

/** Sends a file to the address that was given for it; answers the status. */
export const upload = async (
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  bytes: Uint8Array,
): Promise<number> => (await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })).status;
