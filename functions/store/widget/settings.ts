import * as z from 'zod';
import { rowsOf } from '../table/row.ts';

/** Where the widget of a customer may stand and what it may ask; absent where nothing was said. */
const Settings = z.object({
  allowedOrigins: z.array(z.string()),
  isOn: z.boolean(),
  perDay: z.int().positive(),
});
export type Settings = z.output<typeof Settings>;

export const widgetSettings = rowsOf('widget settings', Settings);
