/** Puts into the place of an element what moves: what was typed, chosen or focused meanwhile is read before. */
export interface Island {
  readonly mount: (element: HTMLElement) => Promise<void> | void;
}
