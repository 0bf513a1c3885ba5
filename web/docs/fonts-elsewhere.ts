import type { Plugin } from 'esbuild';

/** Style sheets name fonts as packages do; they stand at other addresses. */
export const fontsOf = (addressOf: (name: string) => string): Plugin => ({
  name: 'fonts-elsewhere',
  setup(building) {
    building.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({ path: addressOf(path), external: true }));
  },
});
