export { TopicLinks } from './topic-links.tsx';
export { topics } from './topics.ts';
