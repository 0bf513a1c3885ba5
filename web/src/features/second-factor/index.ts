export { SecondFactorCard } from './second-factor-card.tsx';
export { WeakPassword } from './weak-password.tsx';
