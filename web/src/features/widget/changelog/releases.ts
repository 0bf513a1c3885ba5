/** Every release of the widget, newest first; what it brought has a text each, under its name. */
export const releases = [
  {
    version: '1.0.0',
    texts: 'v100',
    date: '2026-11-22',
    added: ['form', 'modes', 'origins', 'results', 'pinned', 'looks', 'react', 'sandbox'],
  },
] as const;
