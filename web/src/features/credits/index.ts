export { CreditsBalance } from './credits-balance.tsx';
export { CreditsNotice } from './credits-notice.tsx';
