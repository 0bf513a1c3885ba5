declare module 'virtual:widget-examples' {
  interface ExampleFile {
    readonly name: string;
    readonly code: string;
  }

  /** Written by the build from `widget/examples`: what the page shows is what the tests run. */
  const examples: {
    /** By the name of their page. */
    readonly pages: Readonly<Record<string, readonly ExampleFile[]>>;
    /** What all of them are served by. */
    readonly server: ExampleFile;
  };
  export default examples;
}
