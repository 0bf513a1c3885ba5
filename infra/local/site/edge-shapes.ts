import type { EdgeRequest, EdgeResponse, EdgeValues } from './edge-function.ts';
import type { SiteAnswer, ViewerRequest } from './viewer.ts';

/** `a=1&a=2` -> `{ a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } }` */
const toValues = (pairs: Iterable<readonly [string, string]>): EdgeValues => {
  const byName = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, of]) => {
      const multiValue = of.map(([, value]) => ({ value }));
      return [name, { value: multiValue[0]?.value ?? '', ...(multiValue.length > 1 && { multiValue }) }];
    }),
  );
};

const fromValues = (given: EdgeValues): readonly [string, string][] =>
  Object.entries(given).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one): [string, string] => [name, one.value]),
  );

/** A viewer's request as a CloudFront function sees it. */
export const toEdgeRequest = ({ method, path, query, headers }: ViewerRequest): EdgeRequest => {
  const { cookie, ...others } = Object.fromEntries(headers);
  const cookies = (cookie ?? '').split(/;\s*/).flatMap((pair): readonly [string, string][] => {
    const [name, ...value] = pair.split('=');
    return name ? [[name, value.join('=')]] : [];
  });
  return {
    method,
    uri: path,
    querystring: toValues(new URLSearchParams(query)),
    headers: toValues(Object.entries(others)),
    cookies: toValues(cookies),
  };
};

/** A function may change the path, the query and headers of a request, not its method. */
export const changedBy = (
  request: ViewerRequest,
  { uri, querystring, headers, cookies }: EdgeRequest,
): ViewerRequest => {
  const cookie = fromValues(cookies).map((pair) => pair.join('='));
  return {
    ...request,
    path: uri,
    query: new URLSearchParams(fromValues(querystring)).toString(),
    headers: [...fromValues(headers), ...(cookie.length ? [['cookie', cookie.join('; ')] as [string, string]] : [])],
  };
};

/** A CloudFront function's response as an HTTP answer. */
export const fromEdgeResponse = ({ statusCode, headers, cookies, body }: EdgeResponse): SiteAnswer => {
  const setCookies = Object.entries(cookies).map(([name, { value, attributes }]) =>
    attributes ? `${name}=${value}; ${attributes}` : `${name}=${value}`,
  );
  const given: Record<string, string | string[]> = {};
  for (const [name, value] of fromValues(headers)) given[name] = [given[name] ?? [], value].flat();
  if (setCookies.length) given['set-cookie'] = setCookies;
  const text = typeof body === 'object' ? Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8') : body;
  return { status: statusCode, headers: given, body: Buffer.from(text ?? '') };
};
