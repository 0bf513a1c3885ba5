import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Alert, type AlertProps } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { Refusal } from './refusal.ts';
import { helpOfError, helpOfFailure, type HelpPage } from '../../components/help-link/pages.ts';

/** Where to go when sending again is not the answer: an address and the key of its text. */
export type WaysOn = Partial<
  Record<
    ErrorCode,
    {
      readonly to: string;
      readonly text: 'register.toLogin' | 'register.resend' | 'resend.register' | 'resend.login';
    }
  >
>;

export interface RefusalAlertProps {
  readonly refusal: Refusal<string> | undefined;
  readonly tone?: AlertProps['tone'];
  /** What failed, for a server without words. */
  readonly wordless?: 'generic' | 'genericRegister';
  readonly waysOn?: WaysOn;
  /** Goes along with whoever takes the way on. */
  readonly email?: string;
}

const helpFor = (code: Refusal<string>['code']): HelpPage =>
  code === 'network' || code === 'unknown' ? helpOfFailure : helpOfError(code);

/** A refusal in the server's words where it had some; nothing when the fields say it all. */
export const RefusalAlert = ({
  refusal,
  tone = 'bad',
  wordless = 'generic',
  waysOn = {},
  email,
}: RefusalAlertProps) => {
  const { t } = useTranslation('auth');
  if (!refusal) return null;
  const { code, said, fields } = refusal;
  const way = Object.entries(waysOn).find(([known]) => known === code)?.[1];
  if (!way && Object.keys(fields).length > 0) return null;
  const text = said ?? t(code === 'network' ? 'errors.network' : `errors.${wordless}`, { returnObjects: true });
  return (
    <Alert tone={tone} urgent title={text.title} help={helpFor(code)}>
      {/* A field that is marked has said it. */}
      {Object.keys(fields).length === 0 && <p>{text.detail}</p>}
      {way && (
        <Link className="link" to={way.to} state={{ email }}>
          {t(way.text)}
        </Link>
      )}
    </Alert>
  );
};
