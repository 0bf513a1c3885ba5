import type { Problem } from '#shared/contract/client.ts';
import { fill } from '#shared/messages/fill.ts';
import { phoneNumber } from '#shared/validation/contact.ts';
import type es from '../contact/messages/es.ts';

type Words = (typeof es)['live'];
type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (form: HTMLFormElement): readonly Field[] => [
  ...form.querySelectorAll<Field>('input:not([name=website]), textarea'),
];

const errorOf = (field: Field): HTMLElement | null => document.getElementById(`${field.id}-error`);

/** Says below a field what is wrong with it, or that nothing is. */
const tell = (field: Field, text: string | undefined): void => {
  const place = errorOf(field);
  const said = place?.querySelector('span');
  if (!place || !said) return;
  place.hidden = text === undefined;
  said.textContent = text ?? '';
  field.ariaInvalid = text === undefined ? null : 'true';
  if (text === undefined) field.removeAttribute('aria-describedby');
  else field.setAttribute('aria-describedby', place.id);
};

/** What can be said before anything is sent. */
const faultOf = (field: Field, words: Words): string | undefined => {
  const { name, required, validity } = field;
  const value = field.value.trim();
  if (value === '') {
    const what = (words.fields as Readonly<Record<string, string>>)[name];
    return required && what ? fill(words.required, { field: what }) : undefined;
  }
  if (name === 'email' && (validity.typeMismatch || !value.includes('.'))) return words.wrongEmail;
  return name === 'phone' && !phoneNumber.test(value) ? words.wrongPhone : undefined;
};

/** Tells each field its fault; whether there is any. The first that is wrong takes the focus. */
const tellAll = (fields: readonly Field[], textOf: (field: Field) => string | undefined): boolean => {
  for (const field of fields) tell(field, textOf(field));
  const wrong = fields.find(({ ariaInvalid }) => ariaInvalid === 'true');
  wrong?.focus();
  return wrong !== undefined;
};

/** Fields that hold nothing are left out. */
const bodyOf = (form: HTMLFormElement): string => {
  const filled = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return JSON.stringify(Object.fromEntries(filled));
};

const jsonIn = async (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const isTicket = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'detail' in value;

/** A message leaves without the page being left; until it has arrived everything stays as it was typed. */
const watch = (form: HTMLFormElement): void => {
  const words = JSON.parse(form.dataset['contact'] ?? '{}') as Words;
  const button = form.querySelector('button');
  const trouble = form.querySelector('[data-trouble]');
  const sent = form.parentElement?.querySelector<HTMLElement>('[data-sent]');
  const ticket = sent?.querySelector<HTMLElement>('[data-ticket]');
  if (!button || !trouble || !sent || !ticket) return;
  const label = button.textContent;
  const fields = fieldsIn(form);
  // The script's own sentences stand below the fields, in the language of the page.
  form.noValidate = true;
  button.disabled = false;

  const thank = (id: string): void => {
    ticket.textContent = fill(ticket.dataset['ticket'] ?? '', { id });
    form.remove();
    sent.hidden = false;
    sent.focus();
  };

  /** What the server says of each field stands below it; the rest above the button. */
  const refuse = (problem: unknown): void => {
    const told = isProblem(problem) ? problem : undefined;
    const faults = new Map(told?.errors?.map(({ pointer, detail }) => [pointer.slice(1), detail]));
    const isOfFields = tellAll(fields, ({ name }) => faults.get(name));
    trouble.textContent = isOfFields ? '' : (told?.detail ?? words.failed);
  };

  const send = async (): Promise<void> => {
    try {
      const response = await fetch('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
        body: bodyOf(form),
      });
      const answer = await jsonIn(response);
      if (response.ok && isTicket(answer)) thank(answer.id);
      else refuse(answer);
    } catch {
      trouble.textContent = navigator.onLine ? words.failed : words.offline;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    trouble.textContent = '';
    if (tellAll(fields, (field) => faultOf(field, words))) return;
    button.ariaBusy = 'true';
    button.textContent = words.sending;
    void send().finally(() => {
      button.ariaBusy = null;
      button.textContent = label;
    });
  });
  form.addEventListener('input', ({ target }) => {
    const field = fields.find((one) => one === target);
    if (field?.ariaInvalid) tell(field, faultOf(field, words));
  });
};

export const startContact = (): void => {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  if (form) watch(form);
};
