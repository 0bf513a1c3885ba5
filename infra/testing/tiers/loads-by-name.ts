/** What modules load by names that are put together, or ask of another process: no import says it. */
interface ByName {
  /** The modules: by their path, or by what they say. */
  readonly from?: string;
  readonly saying?: string;
  readonly loads: readonly string[];
}

export const loadsByName: readonly ByName[] = [
  {
    from: 'infra/found.ts',
    loads: ['functions/{api,v1,jobs,queues,streams,operator,admission}/**/!(*.test|*.bench).ts'],
  },
  { from: 'infra/prepare.ts', loads: ['{web,widget}/*', '{web,widget}/!(e2e|screens)/**/!(*.test|*.bench).*'] },
  { saying: 'await sharedCloud()', loads: ['infra/testing/run/serve.ts'] },
];
