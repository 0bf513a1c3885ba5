import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DocumentLink } from '../../components/ui/document-link.tsx';
import { session } from '../../lib/session/current.ts';
import { LoginError } from '../../lib/session/login-error.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { EmailField } from './email-field.tsx';
import { LoginRefusal } from './login-refusal.tsx';
import { MissingFields } from './missing-fields.tsx';
import { SendButton } from './send-button.tsx';
import { useSending } from './use-sending.ts';
import { helpPath } from '../../../docs/help/tasks.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginFormProps {
  readonly email?: string | undefined;
  /** News from the page before; a refusal takes its place. */
  readonly notice?: ReactNode;
  /** The password was right and a code is asked for, or no longer: nobody here is without an account. */
  readonly onCodeStep?: (isWanted: boolean) => void;
}

/** What an account with a second factor asks for, once the password was right. */
const useCodeStep = (onChange: LoginFormProps['onCodeStep']) => {
  const [code, setCode] = useState<string>();
  const turn = (now: string | undefined) => {
    setCode(now);
    onChange?.(now !== undefined);
  };
  return {
    code,
    isWanted: code !== undefined,
    /** Again with every wrong one: a code counts once. */
    ask: () => turn(''),
    type: setCode,
    leave: () => turn(undefined),
  };
};

/** Signs in; the guard of the route takes the new user to the dashboard. */
export const LoginForm = ({ email = '', notice, onCodeStep }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<LoginError>();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const step = useCodeStep(onCodeStep);
  const typed = useWatch({ control: form.control, name: 'email' });
  const { submit, refusal, left } = useSending(form, ['email', 'password'], ({ email: address, password }) =>
    session.login(address.trim(), password, step.code).catch((error: unknown) => {
      const failed = error instanceof LoginError ? error : undefined;
      setFailure(failed);
      if (failed?.code === 'errors.secondFactorRequired' || failed?.code === 'errors.wrongCode') step.ask();
      throw error;
    }),
  );
  const isMarked = Object.keys(refusal?.fields ?? {}).length > 0;

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        {refusal ? failure && !isMarked && <LoginRefusal failure={failure} /> : notice}
        {step.code === undefined ? (
          <>
            <EmailField autoComplete="username" first={!email} />
            <CurrentPasswordField email={typed} />
            <MissingFields>{t('errors.credentialsRequired')}</MissingFields>
          </>
        ) : (
          <>
            <p>{t('login.codeLead', { email: typed })}</p>
            <CodeField
              value={step.code}
              onChange={step.type}
              wrong={failure?.code === 'errors.wrongCode' && refusal ? failure : undefined}
            />
          </>
        )}
        <SendButton left={left}>{t('login.submit')}</SendButton>
        {step.isWanted && (
          <>
            <Button look="ghost" onClick={step.leave}>
              {t('login.back')}
            </Button>
            <DocumentLink className="link" to={helpPath('segundo-factor')}>
              {t('login.noCode')}
            </DocumentLink>
          </>
        )}
      </form>
    </FormProvider>
  );
};
