/** The sections of the landing page that its menus name, in their order. */
export const sections = [
  { id: 'cobertura', name: 'coverage' },
  { id: 'como', name: 'how' },
  { id: 'precios', name: 'plans' },
  { id: 'seguridad', name: 'security' },
  { id: 'preguntas', name: 'faq' },
] as const;
