/** How much whoever has no account may write, and how often. The contract, the mails and the form are built from these. */
export const contactLimits = {
  name: 100,
  company: 120,
  phone: 30,
  message: 4_000,
  /** Of the field that people do not see. */
  website: 500,
  /** More links than these, and a person looks at it before anything is mailed. */
  links: 2,
  /** Messages that give one e-mail as theirs in a day (UTC): so many are mailed, what is more is held, and then refused. */
  perMailbox: { mailed: 3, atMost: 10 },
  /** The same of everybody together. */
  perDay: { mailed: 200, atMost: 2_000 },
} as const;

/** As people write numbers: signs between groups, seven to fifteen digits. */
export const phoneNumber = /^\+?(?:[ ().-]*\d){7,15}[ ().-]*$/;
