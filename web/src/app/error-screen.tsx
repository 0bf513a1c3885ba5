import { useEffect, useRef } from 'react';
import { Button } from '../components/ui/button.tsx';
import { readLanguage } from '../lib/i18n/language.ts';
import { firstTexts } from './first-texts.ts';

/** The last resort, for an error nobody caught. */
export const ErrorScreen = () => {
  const texts = firstTexts[readLanguage()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${texts.failed} · CuentaClara`;
    heading.current?.focus();
  }, [texts]);
  return (
    <main className="mx-auto grid min-h-dvh max-w-[36rem] content-center justify-items-start gap-4 p-6">
      <h1 ref={heading} tabIndex={-1} className="text-t-40 tracking-[-0.035em]">
        {texts.failed}
      </h1>
      <p className="text-ink-2">{texts.explain}</p>
      <Button look="primary" size="lg" className="mt-4" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </main>
  );
};
