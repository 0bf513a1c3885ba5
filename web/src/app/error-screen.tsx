import { useEffect, useRef } from 'react';
import { Button } from '../components/ui/button.tsx';
import { takeFirstPaintAway } from '../lib/first-paint.ts';
import { readLanguage } from '../lib/i18n/language.ts';
import { firstTexts } from './first-texts.ts';
import css from './error-screen.module.css';

/** The last resort, for an error nobody caught. */
export const ErrorScreen = () => {
  const texts = firstTexts[readLanguage()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeFirstPaintAway();
    document.title = `${texts.failed} · CuentaClara`;
    heading.current?.focus();
  }, [texts]);
  return (
    <main className={css.screen}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.failed}
      </h1>
      <p>{texts.explain}</p>
      <Button look="primary" size="lg" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
      <a className="link" href="/help-center">
        {texts.help}
      </a>
    </main>
  );
};
