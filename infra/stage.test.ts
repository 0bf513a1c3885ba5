import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { stageOf } from './stage.ts';

const stageWith = (context: Readonly<Record<string, string>>) => stageOf(new App({ context }));
const certificateArn = 'arn:aws:acm:us-east-1:1:certificate/both';
const domain = 'app.example.com';
const widgetDomain = 'widget.example.com';

test('a stage may have a domain for the dashboard, and another for the widget under the same certificate', () => {
  expect(stageWith({ domain, certificateArn })).toMatchObject({ domain, certificateArn });
  expect(stageWith({ domain, widgetDomain, certificateArn })).toMatchObject({ domain, widgetDomain });
});

test.for<[string, Readonly<Record<string, string>>, RegExp]>([
  ['a domain without its certificate', { domain }, /give domain and certificateArn/],
  ['a certificate of nothing', { certificateArn }, /give domain and certificateArn/],
  ['a domain of the widget alone', { widgetDomain }, /another for the widget/],
  ['a domain of the widget without that of the dashboard', { widgetDomain, certificateArn }, /give domain/],
  ['one domain for both', { domain, widgetDomain: domain, certificateArn }, /another for the widget/],
  [
    'a certificate where CloudFront takes none',
    { domain, certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/x' },
    /certificateArn/,
  ],
])('%s stops the synthesis', ([, context, told]) => {
  expect(() => stageWith(context)).toThrow(told);
});
