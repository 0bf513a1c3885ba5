import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The first stylesheet to arrive fixes the order of the layers, and any chunk's may be first: each declares it. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer theme,base,components,utilities;${file.source.toString()}`;
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), layerOrder],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy refuses data: fonts; every asset is a file of the own origin.
    assetsInlineLimit: 0,
  },
});
