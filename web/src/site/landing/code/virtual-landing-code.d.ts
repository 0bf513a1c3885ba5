declare module 'virtual:landing-code' {
  import type { LandingCode } from './landing-code.ts';

  /** Written by the build, which alone can read files and colour code. */
  const code: LandingCode;
  export default code;
}
