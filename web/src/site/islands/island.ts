/** The last thing that was pressed while what it leads to was not there yet. Whoever asks takes over from then on. */
export type Pressed = () => HTMLElement | undefined;

/** What the document knows of its reader while an island sleeps. */
export interface Asleep {
  readonly pressed: Pressed;
  /** When nothing of it is held down any more. */
  readonly letGo: () => Promise<void>;
}

/** Puts into the place of an element what moves: what was typed, chosen, focused or pressed meanwhile is taken along. */
export interface Island {
  readonly mount: (element: HTMLElement, asleep: Asleep) => Promise<void>;
}
