import { getWidget as contract } from '#shared/contract/app/widget.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { settingsPorts, settingsView } from '../../widget/settings.ts';

export const getWidget = implement(contract)
  .needing('widgetSettings.find', ...settingsPorts)
  .by(async ({ caller: { userId } }, ports) => settingsView(ports, userId, await ports.widgetSettings.find(userId)));

export const handler = await http(getWidget);
