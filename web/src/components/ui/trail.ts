/** Cursors of the pages between the newest one and this one, oldest step first. */
export type Trail = readonly string[];

export interface Step {
  readonly cursor: string | undefined;
  readonly trail: Trail;
}

/** Reads the trail the browser keeps with the address; a page opened from a link has none. */
export const trailOf = (state: unknown): Trail => {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return [];
  return state.trail.filter((cursor) => typeof cursor === 'string');
};

export const older = (trail: Trail, from: string | undefined, to: string): Step => ({
  cursor: to,
  trail: from === undefined ? [] : [...trail, from],
});

/** Back to the page one came from; without a trail to the newest one. */
export const newer = (trail: Trail): Step => ({ cursor: trail.at(-1), trail: trail.slice(0, -1) });
