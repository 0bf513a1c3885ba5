/** Where a JSON value that begins here ends. */
const endOf = (text: string, start: number): number => {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if ('{['.includes(character)) depth += 1;
    else if ('}]'.includes(character)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (character === ',' && depth === 0) return at;
  }
  return text.length;
};

/** The text of one member of a JSON object as it was sent: a signature is over bytes, not over values. */
export const rawValue = (object: string, name: string): string | undefined => {
  let at = object.indexOf('{') + 1;
  while (at > 0 && at < object.length) {
    const end = endOf(object, at);
    const [, key, value] = /^\s*("(?:[^"\\]|\\.)*")\s*:\s*([^]*?)\s*$/.exec(object.slice(at, end)) ?? [];
    if (key !== undefined && JSON.parse(key) === name) return value;
    at = end + 1;
  }
  return undefined;
};
