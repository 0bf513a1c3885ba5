import { sandboxAccount } from '#shared/validation/sandbox.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { curlOf } from '../../../components/curl/curl.ts';
import type { WidgetSite } from '../site.ts';

const keyId = 'wk_test_…';
const origin = 'https://pagos.example.com';
const json = (value: unknown): string => JSON.stringify(value, null, 2);

export const pinnedScriptOf = ({ address, version, integrity }: WidgetSite): string => `<script
  src="${address}/v${version}/widget.js"
  integrity="${integrity}"
  crossorigin="anonymous"></script>`;

export const compatibleScriptOf = ({ address }: WidgetSite): string =>
  `<script src="${address}/v1/widget.js"></script>`;

export const createCode = `const post = (path, body) =>
  fetch(path, { method: 'POST', body });

const widget = CuentaClara.create({
  container: '#cuentaclara',
  fetchToken: async () => {
    const answer = await post('/session');
    return (await answer.json()).token;
  },
  onSuccess: ({ resultToken }) => post('/result', resultToken),
});
widget.open();`;

export const sessionCallOf = (api: string): string =>
  curlOf({ method: 'POST', url: `${api}/v1/widget/sessions`, keyId, body: { origin, country: 'MX' } });

export const sessionAnswer = json({
  token: 'wt_…',
  expiresAt: '2026-11-22T15:50:00.000Z',
  origin,
  environment: 'sandbox',
  maxValidations: widgetLimits.validations.usual,
});

export const resultCallOf = (api: string): string =>
  curlOf({ method: 'POST', url: `${api}/v1/widget/results`, keyId, body: { resultToken: 'wr_…' } });

export const resultAnswer = json({
  id: 'val_…',
  environment: 'sandbox',
  status: 'VALID',
  country: 'MX',
  accountNumber: sandboxAccount('MX', 'valid').accountNumber,
  beneficiary: 'PAPELERIA LUNA NUEVA',
  fraudRisk: { level: 'LOW', reasons: [] },
  reference: null,
});

export const policyOf = ({ address }: WidgetSite): string => `Content-Security-Policy:
  default-src 'none';
  script-src ${address};
  frame-src ${address};`;

export const reactCodeOf = ({
  address,
}: WidgetSite): string => `import { CuentaClaraWidget } from './cuentaclara-react.mjs';

<CuentaClaraWidget
  script="${address}/v1/widget.js"
  fetchToken={fetchToken}
  onSuccess={onSuccess}
/>`;

export const appearanceCode = `appearance: {
  accent: '#7a1f5c',
  accentDark: '#e59fce',
  radius: '4px',
  font: 'georgia',
}`;
