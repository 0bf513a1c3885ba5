/** What search engines show of a description, at the least and at the most. */
export const descriptionLength = { least: 110, most: 160 } as const;

/** What a page says of itself, with further sentences while it is short and they fit. */
export const fullDescription = (first: string, more: readonly string[]): string =>
  more.reduce((said, next) => {
    const longer = `${said} ${next}`;
    return said.length < descriptionLength.least && longer.length <= descriptionLength.most ? longer : said;
  }, first);
