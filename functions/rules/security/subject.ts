/** What an activity may name: none of these ids opens anything. */
const named = /^(key|whk|ses|pye)_[0-9a-z]{26}$/;

const idIn = (body: string): unknown => {
  if (!body.startsWith('{')) return undefined;
  return (JSON.parse(body) as { readonly id?: unknown }).id;
};

/** What a call was about: what its path names, or else its answer. */
export const subjectOf = (inPath: string | undefined, body: string): string | undefined =>
  [inPath, idIn(body)].find((id): id is string => typeof id === 'string' && named.test(id));
