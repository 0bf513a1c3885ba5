export { profile } from './api/profile.ts';
export { DataCard } from './data-card.tsx';
export { LooksCard } from './looks-card.tsx';
export { ProfileCard } from './profile-card.tsx';
