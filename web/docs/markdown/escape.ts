const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it, in an element or in an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? one);
