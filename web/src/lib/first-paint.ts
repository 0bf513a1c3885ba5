/** Takes away what `app.html` shows until there is a page. */
export const takeFirstPaintAway = (): void => document.getElementById('first')?.remove();
