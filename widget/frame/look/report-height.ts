/** Tells how high the frame has to be, now and whenever that changes. */
export const reportHeight = (root: HTMLElement, tell: (pixels: number) => void): void => {
  new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    if (height > 0) tell(Math.ceil(height));
  }).observe(root);
};
