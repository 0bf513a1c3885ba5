/** What a session of the widget may be, and what bounds it. The contract, the frame and the dashboard are built from these words. */
export const widgetThemes = ['light', 'dark', 'auto'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

export const widgetLanguages = ['es', 'en'] as const;
export type WidgetLanguage = (typeof widgetLanguages)[number];

export const widgetModes = ['inline', 'modal'] as const;
export type WidgetMode = (typeof widgetModes)[number];

/** What became of a session, in the order in which it does. */
export const widgetSteps = ['minted', 'opened', 'asked', 'answered', 'accepted', 'left'] as const;
export type WidgetStep = (typeof widgetSteps)[number];

/**
 * What a payee is told of their own account: it is as they say, it cannot be used, the bank named somebody else, or nobody
 * knows yet. The full answer goes to the customer's server.
 */
export const widgetVerdicts = ['confirmed', 'mismatch', 'unusable', 'unanswered'] as const;
export type WidgetVerdict = (typeof widgetVerdicts)[number];

export const widgetLimits = {
  sessionMinutes: 10,
  /** Questions of one session. */
  validations: { usual: 3, atMost: 5 },
  /** Requests of one session, whatever they ask. */
  requests: 120,
  origins: 20,
  originCharacters: 253 + 'https://*.:65535'.length,
  /** Questions to banks of one widget key in a day, where its owner says nothing else. */
  perDay: { usual: 200, atMost: 5_000 },
  /** Sessions that one user tries on the dashboard in a day. */
  trialsPerDay: 100,
  /** No answer comes sooner after its question, so that its time tells nothing. */
  soonestMs: 1_000,
  resultMinutes: 60,
  /** Hosts that asked and were not allowed, of which the newest are kept. */
  uncoveredHosts: 30,
} as const;
