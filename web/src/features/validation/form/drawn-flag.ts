type WidthOf = (text: string) => number;

/**
 * Whether this system has the flag. One that has not draws its two letters, or two boxes, as wide as each alone: then the
 * name of the country looks better by itself.
 */
export const isDrawn = (flag: string, widthOf: WidthOf): boolean => {
  const apart = Array.from(flag, widthOf).reduce((sum, width) => sum + width, 0);
  return widthOf(flag) < 0.75 * apart;
};

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text would be drawn; in every font that a browser falls back to, the proportions are the same. */
export const widthOnScreen: WidthOf = (text) => {
  context ??= document.createElement('canvas').getContext('2d');
  return context?.measureText(text).width ?? 0;
};
