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
  /** Within so many hours a person answers. */
  answerHours: 24,
  /** So long a ticket is kept. */
  keptDays: 365,
} as const;
