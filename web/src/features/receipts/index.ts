export { ShareAction } from './share/share-action.tsx';
