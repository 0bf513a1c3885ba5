import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { WidgetSite, type WidgetSiteProps } from '../constructs/widget-site.ts';
import type { Stage } from '../stage.ts';

export interface WidgetProps extends StackProps, Omit<WidgetSiteProps, 'domain'> {
  readonly stage: Stage;
}

/** What other companies' pages load: the loader, and the frame with its part of the public API, on an origin of their own. */
export class WidgetStack extends Stack {
  /** With its scheme. */
  readonly address: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, dir, ticketKey, apis, answered = {}, firewallArn, ...props }: WidgetProps,
  ) {
    super(scope, id, props);
    const { widgetDomain: name, certificateArn } = stage;
    const { address } = new WidgetSite(this, 'Site', {
      dir,
      ticketKey,
      apis,
      answered,
      ...(firewallArn && { firewallArn }),
      domain: name && certificateArn ? { name, certificateArn } : undefined,
    });
    this.address = address;
    new CfnOutput(this, 'Widget', { value: address });
  }
}
