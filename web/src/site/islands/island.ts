/** The last thing that was pressed while what it leads to was not there yet. */
export type Pressed = () => HTMLElement | undefined;

/** Puts into the place of an element what moves: what was typed, chosen, focused or pressed meanwhile is taken along. */
export interface Island {
  readonly mount: (element: HTMLElement, pressed: Pressed) => Promise<void>;
}
