import { changeWidget } from '#functions/api/widget/change-widget.ts';
import { getWidget } from '#functions/api/widget/get-widget.ts';
import { getWidgetAnalytics } from '#functions/api/widget/get-widget-analytics.ts';
import { askFromWidgetFrame } from '#functions/v1/widget/ask-from-widget-frame.ts';
import { createWidgetSession } from '#functions/v1/widget/create-widget-session.ts';
import { endWidgetFrame } from '#functions/v1/widget/end-widget-frame.ts';
import { getFromWidgetFrame } from '#functions/v1/widget/get-from-widget-frame.ts';
import { redeemWidgetResult } from '#functions/v1/widget/redeem-widget-result.ts';
import type { Fixture } from './fixture.ts';
import { originOfMerchant, askedInFrame, type Merchant } from './story-of-widget.ts';
import { posting, type Visitor } from './visitor.ts';

/** What the frame of a session finds that goes on, asks again and anew, and how it ends. */
const useFrame = async ({ json, text }: Visitor, { frame, validation }: Merchant) => {
  const headers = { 'x-widget-session': frame.secret, 'x-widget-frame': frame.frame };
  const found = await json(getFromWidgetFrame, { headers, params: { id: validation } });
  const again = await json(askFromWidgetFrame, posting(askedInFrame, headers));
  const anew = await json(askFromWidgetFrame, posting({ ...askedInFrame, after: validation }, headers));
  await text(endWidgetFrame, posting({ as: 'left' }, headers));
  return { found, again, anew };
};

/** So many requests of the key, which no stream tells of. */
export const requestsOfWidgetKey = 2;

/** What the server of a customer does with the key of the widget. */
const useWidgetKey = async ({ json }: Visitor, { key: { keyId, secret }, resultToken }: Merchant) => {
  const headers = { 'x-api-key': keyId, 'x-api-secret': secret };
  return {
    traded: await json(redeemWidgetResult, posting({ resultToken }, headers)),
    session: await json(createWidgetSession, posting({ origin: originOfMerchant }, headers)),
  };
};

/** What becomes of the widget of a customer, at its pages, its server and its frames. */
export const useWidget = async (visit: Visitor, { people: { merchant } }: Fixture) => {
  if (!merchant) return undefined;
  const headers = { authorization: `Bearer ${merchant.token}` };
  const settings = await visit.json(getWidget, { headers });
  const query = { period: '7', environment: 'sandbox' };
  const analytics = await visit.json(getWidgetAnalytics, { headers, query });
  const [framed, served] = [await useFrame(visit, merchant), await useWidgetKey(visit, merchant)];
  const allowedOrigins = [originOfMerchant, 'https://copia.example'];
  const changed = await visit.json(changeWidget, posting({ allowedOrigins }, headers));
  return { settings, analytics, ...framed, ...served, changed };
};
