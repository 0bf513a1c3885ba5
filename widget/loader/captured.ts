/** As they are when the script loads: what a page puts in their place later does not reach the widget. */
export const { assign, create, defineProperty, freeze, hasOwn } = Object;
export const Channel = MessageChannel;
export const later = setTimeout.bind(window);

/** What the browser means by a name of the document, and not an element of the page that is called so. */
export const own = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document) as Document[K];
export const root = own('documentElement');

const createElement = own('createElement').bind(document);
export const element = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] =>
  createElement(name);

/** Of whatever it is called on. */
export const listen = own('addEventListener');

/** Own members alone: whatever a page, or a script in it, put on `Object.prototype` was not given. */
export const bare = <T>(given: unknown): T => assign(create(null), given) as T;
