/** The same keys with other words: what English must offer for every Spanish text, and nothing else. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
