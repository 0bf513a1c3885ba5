/** Files that wait for their ticket, and those that have one: below each prefix they are kept for another time. */
export const uploadsPrefix = 'uploads/';
export const ticketFilesPrefix = 'tickets/';

/** Below it a customer uploads files. */
export const uploadsOf = (userId: string): string => `${uploadsPrefix}${userId}/`;
export const uploadKey = (userId: string, id: string): string => `${uploadsOf(userId)}${id}`;

/** Below it stand the files of a ticket. */
export const filesOfTicket = (ticketId: string): string => `${ticketFilesPrefix}${ticketId}/`;

/** Where the file of a ticket stands. */
export const ticketFileKey = (ticketId: string, id: string): string => `${filesOfTicket(ticketId)}${id}`;
