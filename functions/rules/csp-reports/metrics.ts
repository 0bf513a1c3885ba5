/** Refusals of content that browsers told of; an alarm watches a burst of them. */
export const contentRefused = 'contentRefused';
