/** Replaces every `{{name}}` by its parameter; a parameter that is missing stays visible, as a defect should. */
export const fill = (text: string, parameters: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(parameters[name] ?? whole));
