/** Requests in which browsers told of content that they refused; an alarm watches a burst of them. */
export const contentRefused = 'contentRefused';
