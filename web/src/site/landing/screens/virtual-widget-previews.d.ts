declare module 'virtual:widget-previews' {
  import type { PreviewAddresses } from './previews.ts';

  /** Written by the build, which draws the pictures. */
  const previews: PreviewAddresses;
  export default previews;
}
