/** Lower case without accents, character by character, so that every place in it is the same place in the text. */
export function folded(text: string): string {
  let plain = '';
  for (let i = 0; i < text.length; i++) plain += foldedCharacter(text.charAt(i));
  return plain;
}

function foldedCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  if (character === '\u00a0' || character === '\u202f') return ' ';
  return character.normalize('NFD').charAt(0).toLowerCase().charAt(0);
}
