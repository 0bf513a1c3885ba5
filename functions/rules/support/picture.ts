import type { AttachmentType } from '#shared/validation/support.ts';

const ascii = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

/** With what bytes a picture of each type begins, by where they stand. */
const beginnings: Readonly<Record<AttachmentType, readonly (readonly [at: number, bytes: readonly number[]])[]>> = {
  'image/png': [[0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR')]]],
  'image/jpeg': [[0, [0xff, 0xd8, 0xff]]],
  'image/webp': [
    [0, ascii('RIFF')],
    [8, ascii('WEBPVP8')],
  ],
};

/** Whether bytes are a picture of the type that was announced: what is called one and is a page never gets a link. */
export const isPicture = (bytes: Uint8Array, type: AttachmentType): boolean =>
  beginnings[type].every(([at, expected]) => expected.every((byte, index) => bytes[at + index] === byte));
