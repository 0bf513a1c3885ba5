const asked = /import\("\.\/([^"]+)"\)/g;
const needed = /(?:from|import)"\.\/([^"]+)"/g;

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The files that a script cannot run without, by their names. */
export const neededBy = (text: string): readonly string[] => namesIn(text, needed);

/**
 * A script that is asked for later, with all that it needs, at once: else the browser learns of each file from the one
 * before, a journey each. `import("./demo.js")` becomes a promise of it beside its chunks.
 */
export const askedAtOnce = (main: string, textOf: (name: string) => string): string => {
  const allOf = (name: string, known = new Set<string>()): Set<string> => {
    for (const one of namesIn(textOf(name), needed).filter((each) => !known.has(each))) allOf(one, known.add(one));
    return known;
  };
  const already = new Set(namesIn(main, needed));
  return main.replace(asked, (call, name: string) => {
    const chunks = [...allOf(name)].filter((one) => !already.has(one)).map((one) => `import("./${one}")`);
    return chunks.length === 0 ? call : `Promise.all([${[call, ...chunks].join(',')}]).then(e=>e[0])`;
  });
};
