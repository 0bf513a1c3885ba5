const texts = {
  es: {
    copied: 'Copiado',
    notCopied: 'El navegador no dejó copiar',
    yourKey: 'Tu clave: {name}',
    registerToTry: 'Crea tu cuenta para probar',
    trying: 'Probando…',
    tookInSandbox: '{ms} ms, en sandbox',
    tookOfAccount: '{ms} ms, con tu cuenta',
    noAnswer: 'No hubo respuesta. Revisa tu conexión y vuelve a probar.',
    sessionOver: 'Tu sesión terminó. Entra de nuevo para probar.',
    answer: 'Respuesta',
    search: 'Buscar en la documentación',
    searchField: 'Qué buscas',
    close: 'Cerrar',
    results: '{count} resultados',
    oneResult: '1 resultado',
    noResults: 'Nada con esas palabras. Prueba con el código de un error o el nombre de un campo.',
    searchFailed: 'La búsqueda no llegó. Revisa tu conexión y vuelve a intentarlo.',
  },
  en: {
    copied: 'Copied',
    notCopied: 'The browser did not let it copy',
    yourKey: 'Your key: {name}',
    registerToTry: 'Create your account to try it',
    trying: 'Trying…',
    tookInSandbox: '{ms} ms, in the sandbox',
    tookOfAccount: '{ms} ms, with your account',
    noAnswer: 'There was no answer. Check your connection and try again.',
    sessionOver: 'Your session is over. Log in again to try it.',
    answer: 'Answer',
    search: 'Search the documentation',
    searchField: 'What you look for',
    close: 'Close',
    results: '{count} results',
    oneResult: '1 result',
    noResults: 'Nothing with these words. Try the code of an error or the name of a field.',
    searchFailed: 'The search did not arrive. Check your connection and try again.',
  },
} as const;

/** In the language of the page, whatever the reader's choice: a page is in one language. */
export const text = (name: keyof typeof texts.es, values: Readonly<Record<string, string | number>> = {}): string => {
  const language = document.documentElement.lang === 'en' ? 'en' : 'es';
  return texts[language][name].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
};
