import type { RetentionLine } from '#shared/retention.ts';
import type { Language } from '../page.ts';

interface LegalMessages {
  readonly contents: string;
  readonly versions: string;
  /** Before the day on which a version began to hold. */
  readonly version: string;
  readonly since: string;
  /** How the plain sentence begins that opens each section. */
  readonly short: string;
  readonly retention: {
    readonly head: readonly [what: string, howLong: string];
    readonly asLongAsTheAccount: string;
    readonly asLongAsChosen: string;
    readonly lines: Readonly<Record<RetentionLine, string>>;
  };
  readonly credits: { readonly head: readonly string[]; readonly free: string };
}

export const legalMessages: Readonly<Record<Language, LegalMessages>> = {
  es: {
    contents: 'En esta página',
    versions: 'Versiones',
    version: 'Versión',
    since: 'vigente desde el',
    short: 'En corto:',
    retention: {
      head: ['Dato', 'Plazo'],
      asLongAsTheAccount: 'Mientras exista la cuenta',
      asLongAsChosen:
        'Los años que elijas, de {{least}} a {{most}}, o {{usual}} si no eliges; pruebas: {{sandbox}} días',
      lines: {
        profile: 'Tu cuenta: correo, idioma, huella de la contraseña y, si lo activas, el segundo factor, cifrado',
        validations: 'Validaciones: cuenta, documento, titular y respuesta',
        payees: 'Beneficiarios que guardaste, hasta que los quites',
        batches: 'Lotes y sus filas',
        batchFiles: 'Archivos que subiste para un lote',
        ledger: 'Créditos y sus movimientos',
        payments: 'Pagos y suscripciones',
        usage: 'Cuentas de uso, sin datos de personas',
        settings: 'Claves de la API, webhooks y widget, hasta que los quites',
        freeCredits: 'Huella del buzón que recibió créditos gratis',
        audit: 'Lo que nuestro equipo hizo en una cuenta, y por qué',
        unsavedAccounts: 'Lo que el banco dijo de una cuenta que no guardaste, bajo una huella',
        securityEvents: 'La actividad de tu cuenta: qué se hizo, cuándo y desde qué navegador',
        support: 'Mensajes a soporte y del formulario de contacto, con sus capturas',
        attachments: 'Capturas que subiste y no enviaste',
        accountActivity: 'Cuántas empresas preguntan por una cuenta, bajo huellas',
        knownPlaces: 'Desde dónde entraste antes, como huella',
        logs: 'Registros técnicos, sin datos de personas',
        keyAlerts: 'Que te avisamos del tope de una clave',
        receipts: 'Comprobantes compartidos: lo que elijas, y después solo que existieron',
        turns: 'Que una solicitud repetida o una ronda ya se hizo',
        links: 'Enlaces para verificar el correo o cambiar la contraseña, como huella',
        erasures: 'Que una cuenta se borró y cuándo, sin decir de quién era',
        exports: 'Que pediste una copia de tus datos; el archivo se borra a las 24 horas',
        backups: 'Copias de seguridad de la base de datos',
        requests: 'Registro de solicitudes de la API, enmascarado',
        deliveries: 'Eventos enviados a tus webhooks',
        messages: 'Avisos entre partes del programa, solo con ids',
        sessions: 'Sesiones',
        attempts: 'Intentos y envíos contados, como huella',
        returnedMails: 'Que un buzón rechazó nuestros correos o ya no los quiere, como huella',
        widgetSessions: 'Sesiones del widget',
      },
    },
    credits: { head: ['Paquete', 'Créditos', 'Precio, dólares', 'Vencen a los'], free: 'Gratis al registrarte' },
  },
  en: {
    contents: 'On this page',
    versions: 'Versions',
    version: 'Version',
    since: 'in force since',
    short: 'In short:',
    retention: {
      head: ['Data', 'How long'],
      asLongAsTheAccount: 'As long as the account exists',
      asLongAsChosen:
        'The years you choose, {{least}} to {{most}}, or {{usual}} if you do not; tests: {{sandbox}} days',
      lines: {
        profile: 'Your account: email, language, password hash and, if you set it up, the second factor, encrypted',
        validations: 'Validations: account, document, holder and answer',
        payees: 'Payees you saved, until you remove them',
        batches: 'Batches and their rows',
        batchFiles: 'Files you uploaded for a batch',
        ledger: 'Credits and their movements',
        payments: 'Payments and subscriptions',
        usage: 'Usage counts, without personal data',
        settings: 'API keys, webhooks and widget, until you remove them',
        freeCredits: 'Hash of the mailbox that received free credits',
        audit: 'What our team did to an account, and why',
        unsavedAccounts: 'What the bank said about an account you did not save, under a hash',
        securityEvents: 'The activity of your account: what was done, when and from which browser',
        support: 'Messages to support and from the contact form, with their screenshots',
        attachments: 'Screenshots you uploaded and did not send',
        accountActivity: 'How many companies ask about an account, under hashes',
        knownPlaces: 'Where you logged in from before, as a hash',
        logs: 'Technical logs, without personal data',
        keyAlerts: 'That we alerted you about a key’s limit',
        receipts: 'Shared receipts: as long as you choose, then only that they existed',
        turns: 'That a repeated request or a round was already done',
        links: 'Links to verify your email or change your password, as a hash',
        erasures: 'That an account was deleted and when, without saying whose it was',
        exports: 'That you asked for a copy of your data; its file is deleted after 24 hours',
        backups: 'Backups of the database',
        requests: 'API request log, masked',
        deliveries: 'Events sent to your webhooks',
        messages: 'Messages between parts of the program, ids only',
        sessions: 'Sessions',
        attempts: 'Counts of attempts and emails, as a hash',
        returnedMails: 'That a mailbox refused our mails or wants no more of them, as a hash',
        widgetSessions: 'Widget sessions',
      },
    },
    credits: { head: ['Pack', 'Credits', 'Price, dollars', 'Expire after'], free: 'Free when you sign up' },
  },
};
