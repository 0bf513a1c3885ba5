/** The parts of the page of the widget, by their names in the address; the first one needs none. */
export const tabs = ['overview', 'analytics', 'guide'] as const;
export type WidgetTab = (typeof tabs)[number];

export const tabOf = (search: URLSearchParams): WidgetTab =>
  tabs.find((tab) => tab === search.get('tab')) ?? 'overview';

/** The query of a part. */
export const addressOf = (tab: WidgetTab): string => `?${new URLSearchParams({ tab }).toString()}`;
