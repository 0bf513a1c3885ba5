import type { Assembly } from './assembly.ts';

const published = [
  { endpoint: 'widget', type: 'AWS::CloudFront::Distribution', named: /widget/i },
  { endpoint: 'dashboard', type: 'AWS::CloudFront::Distribution', named: /web|dashboard/i },
  { endpoint: 'publicApi', type: 'AWS::ApiGateway::RestApi', named: /public/i },
  { endpoint: 'appApi', type: 'AWS::ApiGateway::RestApi', named: /app/i },
] as const;

export type Published = (typeof published)[number]['endpoint'];

/** Which of the product's addresses a REST API or distribution answers at: its `stack/logicalId` says. */
export const publishedAs = (type: string, path: string): Published => {
  const found = published.find((one) => one.type === type && one.named.test(path));
  if (!found) {
    const names = published.filter((one) => one.type === type).map(({ endpoint }) => endpoint);
    throw new Error(`${path}: its name does not say whether it is the ${names.join(' or the ')}.`);
  }
  return found.endpoint;
};

/** The REST APIs or distributions of an assembly by the address they answer at; two for one address are an error. */
export const publishedResources = (assembly: Assembly, type: string) => {
  const resources = new Map(assembly.of(type).map((resource) => [publishedAs(type, resource.path), resource]));
  if (resources.size !== assembly.of(type).length) {
    const paths = assembly.of(type).map(({ path }) => path);
    throw new Error(`Two of ${paths.join(', ')} are the same one by their names.`);
  }
  return resources;
};
