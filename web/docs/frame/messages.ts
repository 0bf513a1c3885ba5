import type { Group, Language } from '../page.ts';

export const toolFiles = ['openapi.json', 'postman.json', 'llms.txt'] as const;

type ToolFile = (typeof toolFiles)[number];

interface FrameMessages {
  readonly guides: string;
  readonly reference: string;
  readonly help: string;
  readonly goTo: string;
  readonly sidebar: string;
  readonly crumbs: string;
  readonly asMarkdown: string;
  readonly forAssistants: string;
  readonly previous: string;
  readonly next: string;
  readonly pager: string;
  readonly copyCode: string;
  readonly codeLanguage: string;
  readonly try: string;
  readonly tryNote: string;
  /** Of what has no environment: the reader's own data. */
  readonly tryAccountNote: string;
  readonly about: string;
  readonly files: string;
  /** What is for tools, by its name below the root of the site; `twin` is the page itself. */
  readonly toolFiles: Readonly<Record<ToolFile | 'twin', string>>;
  readonly siteDescription: string;
  readonly groups: Readonly<Record<Group, string>>;
}

export const frameMessages: Readonly<Record<Language, FrameMessages>> = {
  es: {
    guides: 'Guías',
    reference: 'Referencia',
    help: 'Ayuda',
    goTo: 'Ir a',
    sidebar: 'Documentación',
    crumbs: 'Dónde estás',
    asMarkdown: 'Ver como .md',
    forAssistants: 'Copiar para un asistente',
    previous: 'Anterior',
    next: 'Siguiente',
    pager: 'Anterior y siguiente',
    copyCode: 'Copiar código',
    codeLanguage: 'Lenguaje',
    try: 'Probar',
    tryNote: 'En tu sandbox, sin costo',
    tryAccountNote: 'Con tu cuenta, sin costo',
    about: 'Confirma de quién es la cuenta antes de pagar.',
    files: 'Archivos',
    toolFiles: {
      'openapi.json': 'El contrato, en OpenAPI 3.1',
      'postman.json': 'Colección para Postman',
      'llms.txt': 'Índice para asistentes',
      twin: 'Esta página, en texto',
    },
    siteDescription: 'Documentación de la API de CuentaClara',
    groups: {
      start: 'Empezar',
      validate: 'Validar',
      operate: 'Operar',
      errors: 'Errores',
      events: 'Eventos',
      findings: 'Hallazgos',
      reasons: 'Razones',
      formats: 'Formatos',
      reference: 'Referencia',
      referenceValidations: 'Validaciones',
      referenceBatches: 'Lotes',
      referenceWebhooks: 'Webhooks',
      referenceWidget: 'Widget',
      referenceAccount: 'Cuenta',
      referenceCatalogs: 'Catálogos',
    },
  },
  en: {
    guides: 'Guides',
    reference: 'Reference',
    help: 'Help',
    goTo: 'Go to',
    sidebar: 'Documentation',
    crumbs: 'Where you are',
    asMarkdown: 'View as .md',
    forAssistants: 'Copy for an assistant',
    previous: 'Previous',
    next: 'Next',
    pager: 'Previous and next',
    copyCode: 'Copy code',
    codeLanguage: 'Language',
    try: 'Try it',
    tryNote: 'In your sandbox, free of charge',
    tryAccountNote: 'With your account, free of charge',
    about: 'Confirm whose account it is before you pay.',
    files: 'Files',
    toolFiles: {
      'openapi.json': 'The contract, in OpenAPI 3.1',
      'postman.json': 'Collection for Postman',
      'llms.txt': 'Index for assistants',
      twin: 'This page, as text',
    },
    siteDescription: 'Documentation of the CuentaClara API',
    groups: {
      start: 'Get started',
      validate: 'Validate',
      operate: 'Operate',
      errors: 'Errors',
      events: 'Events',
      findings: 'Findings',
      reasons: 'Reasons',
      formats: 'Formats',
      reference: 'Reference',
      referenceValidations: 'Validations',
      referenceBatches: 'Batches',
      referenceWebhooks: 'Webhooks',
      referenceWidget: 'Widget',
      referenceAccount: 'Account',
      referenceCatalogs: 'Catalogs',
    },
  },
};
