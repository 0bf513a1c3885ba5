export { ActivityCard } from './activity-card.tsx';
export { NotYouCard } from './not-you-card.tsx';
