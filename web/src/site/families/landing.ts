import './styles.css';

export { pages } from '../landing/pages.tsx';
export { renderedBody, renderedFrame } from '../render.tsx';
