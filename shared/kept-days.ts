/** In days: how long what ended, or is of nobody any more, can still be found. Rows are written with these numbers. */
export const keptDays = {
  /** An account whose e-mail nobody confirmed in time: then its rows leave by themselves. */
  expiredSignUps: 1,
  /** So long a link that came too late can still say so, instead of being unknown. */
  explainedLinks: 30,
  /** How many mails left for a mailbox. */
  mailCounts: 2,
  /** That a mailbox refused mails: by then somebody else may have it. */
  returnedMails: 365,
  /** That a payee was asked about in its turn: longer than any message of it is kept. */
  turns: 60,
  /** That somebody was told of a key's month: longer than any month goes on. */
  keyAlerts: 62,
  /** What was seen of an account, under pseudonyms that say neither account nor customer. */
  accountActivity: 90,
  /** What the bank said of an account that the customer saved as nobody's. */
  unsavedAccounts: 365,
  /** What was done in an account, or tried: a year and the month in which somebody looks at it. */
  securityEvents: 400,
  /** So long after its end a link says that it ended, not that there is none. */
  endedReceipts: 30,
  /** What became of a session is counted from its row. */
  endedWidgetSessions: 1,
  /** That an account was deleted, and when: an id, which names nobody any more. */
  erasures: 400,
  /** That a copy of an account's data was asked for; its file goes after a day. */
  exports: 30,
  /** What the books need of a deleted account: amounts and dates. */
  closedBooks: 3653,
  /** What was asked in the sandbox. */
  sandbox: 90,
  /** What functions and gateways write down of themselves. */
  logs: 90,
  /** Messages between functions: ids only. */
  messages: 14,
  /** Copies of the whole table, of every second. */
  backups: 35,
} as const;
