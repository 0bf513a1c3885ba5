export { profile } from './api/profile.ts';
export { LooksCard } from './looks-card.tsx';
export { ProfileCard } from './profile-card.tsx';
