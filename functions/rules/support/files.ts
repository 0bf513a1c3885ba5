/** Files that wait for their ticket, and those that have one: below each prefix they are kept for another time. */
export const uploadsPrefix = 'uploads/';
export const ticketFilesPrefix = 'tickets/';

/** Where a customer uploads a file: below a prefix of their own. */
export const uploadKey = (userId: string, id: string): string => `${uploadsPrefix}${userId}/${id}`;

/** Where the file of a ticket stands. */
export const ticketFileKey = (ticketId: string, id: string): string => `${ticketFilesPrefix}${ticketId}/${id}`;
