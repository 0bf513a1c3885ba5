const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export const crcBegin = 0xffffffff;

/** CRC-32 as zip files have it (ISO 3309), piece by piece from `crcBegin`. */
export const crcOver = (crc: number, bytes: Uint8Array): number => {
  let value = crc;
  for (let at = 0; at < bytes.length; at++) value = (table[(value ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  return value;
};

export const crcEnd = (crc: number): number => ~crc >>> 0;
