import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { StaticSite, type StaticSiteProps } from '../constructs/static-site.ts';

export type WidgetProps = StackProps & Pick<StaticSiteProps, 'dir' | 'apis' | 'firewallArn'>;

/** What other companies' pages load: the loader, and the frame with its part of the public API, on an origin of their own. */
export class WidgetStack extends Stack {
  /** With its scheme. */
  readonly address: string;

  constructor(scope: Construct, id: string, { dir, apis, firewallArn, ...props }: WidgetProps) {
    super(scope, id, props);
    const { address } = new StaticSite(this, 'Site', {
      dir,
      headers: { contentSecurity: {}, permissions: { camera: [], geolocation: [], microphone: [], payment: [] } },
      apis,
      ...(firewallArn && { firewallArn }),
    });
    this.address = address;
    new CfnOutput(this, 'Widget', { value: address });
  }
}
