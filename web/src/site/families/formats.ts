import './styles.css';

export { pages } from '../formats/pages.tsx';
export { renderedBody, renderedFrame } from '../render.tsx';
