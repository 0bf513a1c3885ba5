export { Buying, useBuyCredits, useBuyMissing } from './buying.tsx';
export { CreditsBalance } from './credits-balance.tsx';
export { BalanceCard } from './lots/balance-card.tsx';
export { MovementsCard } from './ledger/movements-card.tsx';
export { CreditsNotice } from './credits-notice.tsx';
export { NoCreditsCard } from './no-credits-card.tsx';
export { useBalance } from './use-balance.ts';
