/** Whether a word is made of others and nothing else. */
export const isMadeOf = (word: string, others: readonly string[]): boolean => {
  const reached = new Set([0]);
  for (let from = 0; from < word.length; from++)
    if (reached.has(from))
      for (const other of others) if (word.startsWith(other, from)) reached.add(from + other.length);
  return word.length > 0 && reached.has(word.length);
};
