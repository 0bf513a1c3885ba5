/** What a message to support is about, and how much it holds up. The contract, the mails and the forms are built from these words. */
export const supportCategories = [
  'general',
  'technical',
  'widget',
  'api',
  'batch',
  'billing',
  'account',
  'bug',
] as const;
export type SupportCategory = (typeof supportCategories)[number];

export const supportPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type SupportPriority = (typeof supportPriorities)[number];

export const supportLimits = {
  name: 100,
  subject: 150,
  message: 4_000,
  page: 200,
  requestIds: 10,
  seen: 120,
  /** Messages that one customer may send in a day (UTC). */
  perDay: 10,
  /** Files that one ticket has, the bytes of one, and how long its name is. */
  attachments: 5,
  attachmentBytes: 5 * 1024 * 1024,
  attachmentName: 120,
  /** Files that one customer may announce in a day (UTC). */
  attachmentsPerDay: 50,
  /** An address takes its file for so long; a file without a ticket goes after so many days. */
  uploadMinutes: 30,
  unusedDays: 1,
  /** Within so many hours a person answers. */
  answerHours: 24,
  /** Answers that one ticket holds. */
  answers: 50,
  /** So long a ticket is kept, and so long one that was held and nobody released. */
  keptDays: 365,
  heldDays: 30,
} as const;

/** Pictures alone: nothing that runs when somebody opens it. */
export const attachmentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** Who wrote it: a customer, or somebody without an account. */
export const ticketKinds = ['support', 'contact'] as const;

/** `held`: a person looks first, and nothing was mailed. `closed`: nothing more is to be done, `spam` among them. */
export const ticketStates = ['open', 'held', 'answered', 'closed', 'spam'] as const;
