/** A list in pieces of at most so many, in order. */
export const inPieces = <T>(list: readonly T[], atMost: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / atMost) }, (_, piece) =>
    list.slice(piece * atMost, (piece + 1) * atMost),
  );
