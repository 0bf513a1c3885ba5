/** The parts of the page of the API, by their names in the address; the first one needs none. */
export const tabs = ['claves', 'analitica', 'webhooks', 'documentacion'] as const;
export type ApiTab = (typeof tabs)[number];

export const tabOf = (search: URLSearchParams): ApiTab => tabs.find((tab) => tab === search.get('tab')) ?? 'claves';

/** The query of a part, with what it is to show. */
export const addressOf = (tab: ApiTab, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ tab, ...more }).toString()}`;
