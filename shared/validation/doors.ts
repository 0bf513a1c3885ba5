/** How a validation is asked for: in the dashboard, with a key, as a row of a batch, in a widget, or as a payee's turn. */
export const doors = ['dashboard', 'api', 'batch', 'widget', 'payee'] as const;
export type Door = (typeof doors)[number];

/** The only one there was before validations said which. */
export const firstDoor = 'dashboard' satisfies Door;

/** By itself, because a payee is asked about again so often. */
export const doorOfRechecks = 'payee' satisfies Door;

/** The one whose keys are counted one by one: a customer has few of them, and many batches. */
export const doorOfKeys = 'api' satisfies Door;
