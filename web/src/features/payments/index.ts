export { PaymentsCard } from './payments-card.tsx';
export { Receipt } from './receipt.tsx';
