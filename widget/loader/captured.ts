/** As they are when the script loads: what a page puts in their place later does not reach the widget. */
export const { assign, create, defineProperty, freeze, hasOwn } = Object;
export const Channel = MessageChannel;
export const later = setTimeout.bind(window);

const createElement = document.createElement.bind(document);
export const element = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] =>
  createElement(name);

/** An object that inherits nothing. */
export const bare = <T extends object>(): T => create(null) as T;

export const getter = (prototype: object, name: string): (() => unknown) | undefined =>
  Object.getOwnPropertyDescriptor(prototype, name)?.get;
