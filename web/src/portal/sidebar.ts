/** Shows where the reader is in a list that is longer than the window. */
export const startSidebar = (): void => {
  const side = document.querySelector<HTMLElement>('.docs > .side');
  const here = side?.querySelector<HTMLElement>('[aria-current]');
  if (side && here && here.offsetTop > side.clientHeight * 0.8) side.scrollTop = here.offsetTop - side.clientHeight / 2;
};
