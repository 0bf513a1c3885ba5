/** What is told of the widget beside its place on the dashboard, by their names in the address. */
export const topics = ['documentation', 'examples', 'faq', 'changelog', 'support', 'bug-report'] as const;
export type Topic = (typeof topics)[number];
