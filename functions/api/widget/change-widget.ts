import { changeWidget as contract } from '#shared/contract/app/widget.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { allowsStrangers } from '../../rules/widget/public-suffix.ts';
import { settingsPorts, settingsView } from '../../widget/settings.ts';

/** Whoever allowed all of a public suffix would allow everybody who registers a name under it. */
const requireOwn = (origins: readonly string[]): void => {
  const fields = origins.flatMap((origin, index) =>
    allowsStrangers(origin) ? [{ pointer: `/allowedOrigins/${index}`, code: 'field.invalid' as const }] : [],
  );
  if (fields.length > 0) throw new Fault('errors.invalidFields', { fields });
};

export const changeWidget = implement(contract)
  .needing('widgetSettings.change', 'widgetHosts.forget', ...settingsPorts)
  .by(async ({ body: { allowedOrigins, ...said }, caller: { userId } }, ports) => {
    requireOwn(allowedOrigins ?? []);
    const origins = allowedOrigins && [...new Set(allowedOrigins)];
    const settings = await ports.widgetSettings.change(userId, { ...said, allowedOrigins: origins });
    if (origins) await ports.widgetHosts.forget(userId, origins);
    return settingsView(ports, userId, settings);
  });

export const handler = await http(changeWidget);
