import { openWidgetFrame as contract } from '#shared/contract/public/widget.ts';
import { isCountry } from '#shared/engine/load-country.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { triesLeft } from '../../rules/widget/tries.ts';
import { requireStanding } from '../../widget/require-standing.ts';

export const openWidgetFrame = implement(contract)
  .needing('widgetStanding.read', 'widgetRunning.end', 'widgetHosts.note', 'clock.now')
  .by(async ({ body: { origin }, caller: { userId, session, secretHash } }, ports) => {
    const now = ports.clock.now();
    if (origin !== session.origin) {
      await ports.widgetRunning.end(secretHash, undefined, now);
      await ports.widgetHosts.note(userId, origin, now);
      throw new Fault('errors.widgetSessionOver');
    }
    await requireStanding(ports, session, now);
    const { environment, language, theme, country, expiresAt } = session;
    return {
      environment,
      language: language ?? null,
      theme: theme ?? null,
      country: country !== undefined && isCountry(country) ? country : null,
      validationsLeft: triesLeft(session),
      expiresAt,
    };
  });

export const handler = await http(openWidgetFrame);
