import type { Plugin } from 'esbuild';

/** Fonts are the app's: the same file under the same name. */
export const fontsOf = (addressOf: (name: string) => string): Plugin => ({
  name: 'fonts-of-the-app',
  setup(building) {
    building.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({ path: addressOf(path), external: true }));
  },
});
