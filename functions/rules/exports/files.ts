import { dayOf } from '../time.ts';

/** Below it stand the copies of customers' data. */
export const exportFilesPrefix = 'exports/';

/** Below it stand those of one customer. */
export const exportFilesOf = (userId: string): string => `${exportFilesPrefix}${userId}/`;

/** What was collected by one turn, until the file is whole. */
export const pieceKey = (userId: string, exportId: string, piece: number): string =>
  `${exportFilesOf(userId)}${exportId}/pieces/${String(piece).padStart(4, '0')}`;

/** The file as whoever downloads it finds it among others. */
export const exportKey = (userId: string, exportId: string, askedAt: string): string =>
  `${exportFilesOf(userId)}${exportId}/cuentaclara-${dayOf(askedAt)}.zip`;
