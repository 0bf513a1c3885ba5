import type { CharacterSet } from './characters.ts';
import type { Form } from './layout.ts';

/** A character its part may not hold; `index` counts from 0. */
export interface Stray {
  readonly part: string;
  readonly index: number;
  readonly allowed: CharacterSet;
}

/** The first stray character; past the last part, the last part's characters count. */
export function strayCharacter({ parts }: Form, text: string): Stray | undefined {
  const last = parts.length - 1;
  for (let p = 0; p <= last; p++) {
    const part = parts[p];
    if (!part || part.from >= text.length) return undefined;
    const { holds } = part.characters;
    const end = p === last || part.to > text.length ? text.length : part.to;
    for (let index = part.from; index < end; index++) {
      if (holds[text.charCodeAt(index)] !== 1) return { part: part.part, index, allowed: part.characters };
    }
  }
  return undefined;
}
