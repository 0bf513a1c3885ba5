/** As they are when the script loads: what a page puts in their place later does not reach the widget. */
export const { assign, create, defineProperty, freeze, getOwnPropertyDescriptor, hasOwn } = Object;
export const Channel = MessageChannel;
export const later = setTimeout.bind(window);

const createElement = document.createElement.bind(document);
export const element = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] =>
  createElement(name);

/** Own members alone: whatever a page, or a script in it, put on `Object.prototype` was not given. */
export const bare = <T>(given: unknown): T => assign(create(null), given) as T;
