import { createStore } from '../../lib/store.ts';

/** The modal dialogs on screen, the topmost last: everything outside of it is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
