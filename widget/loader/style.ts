/** By CSSOM alone, which every policy allows; `!important`, so that no rule of the page reaches what is not its own. */
export const style = (element: HTMLElement, rules: Readonly<Record<string, string>>): void => {
  for (const name in rules) element.style.setProperty(name, rules[name] ?? '', 'important');
};
