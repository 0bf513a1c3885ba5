const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/**
 * The policy of the site refuses attributes that are style: each distinct one becomes a rule, which elements name by its
 * number. `<i style="width:18px">` becomes `<i data-s="0">` and `[data-s="0"]{width:18px}`.
 */
export const styleRules = () => {
  const rules = new Map<string, number>();
  const numberOf = (style: string): number => {
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return number;
  };
  return {
    moved: (html: string): string =>
      html.replace(/ style="([^"]*)"/g, (_, style: string) => ` data-s="${numberOf(decoded(style))}"`),
    /** Of everything that was moved so far. */
    sheet: (): string => [...rules].map(([style, number]) => `[data-s="${number}"]{${style}}`).join(''),
  };
};
