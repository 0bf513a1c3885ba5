/** Entries of the audit trail that are not as they were written: an alarm watches it. */
export const auditFaults = 'auditFaults';
