export { PayeeMemory } from './known/payee-memory.tsx';
export { PayeeNotices } from './known/payee-notices.tsx';
export { SavePayee } from './known/save-payee.tsx';
