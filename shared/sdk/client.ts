import { connect, type CuentaClaraOptions } from './connect.ts';
import { credits, usage, type CreditsOfAccount, type UsageOfKeys } from './resources/account.ts';
import { batches, type Batches } from './resources/batches.ts';
import { countries, type Countries } from './resources/countries.ts';
import { validations, type Validations } from './resources/validations.ts';
import { webhooks, type Webhooks } from './resources/webhooks.ts';
import { widget, type Widget } from './resources/widget.ts';

/** The API by one key. Nothing in it shows the secret, however it is logged. */
export class CuentaClara {
  readonly validations: Validations;
  readonly batches: Batches;
  readonly credits: CreditsOfAccount;
  readonly usage: UsageOfKeys;
  readonly countries: Countries;
  readonly webhooks: Webhooks;
  readonly widget: Widget;

  constructor(options: CuentaClaraOptions) {
    const connection = connect(options);
    this.validations = validations(connection);
    this.batches = batches(connection);
    this.credits = credits(connection);
    this.usage = usage(connection);
    this.countries = countries(connection);
    this.webhooks = webhooks(connection);
    this.widget = widget(connection);
  }
}
