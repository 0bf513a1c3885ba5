/** Brings the search of the help centre when somebody touches its field, or comes with words. */
export const startHelp = (): void => {
  const form = document.querySelector<HTMLFormElement>('[data-help-index]');
  if (!form) return;
  const open = async (): Promise<void> => (await import('./help-search.ts')).openHelpSearch(form);
  form.addEventListener('focusin', () => void open(), { once: true });
  if (new URLSearchParams(location.search).has('q')) form.querySelector('input')?.focus();
};
