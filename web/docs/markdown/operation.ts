import { declared } from '#shared/contract/index.ts';

export interface Trial {
  readonly method: string;
  readonly path: string;
  /** Which environment is said in the request: what is tried is never of production. */
  readonly saysEnvironment: boolean;
}

const shapeOf = (schema: object | undefined): object => (schema && 'shape' in schema ? (schema.shape as object) : {});

/** The operation of the dashboard's API by its name: browsers call no other, since no secret may be in one. */
export const trialOf = (name: string): Trial => {
  const spec = declared.find((one) => one.name === name && one.spec.api === 'app')?.spec;
  if (!spec || spec.params) throw new Error(`Nobody can try ${name} with a body alone`);
  const { method, path, body, query } = spec;
  return { method, path, saysEnvironment: 'environment' in shapeOf(method === 'GET' ? query : body) };
};
