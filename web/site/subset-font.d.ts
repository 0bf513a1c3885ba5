declare module 'subset-font' {
  interface Wanted {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** The font with nothing but these characters. */
  export default function subsetFont(font: Uint8Array, text: string, wanted: Wanted): Promise<Uint8Array>;
}
