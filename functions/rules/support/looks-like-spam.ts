import { contactLimits } from '#shared/validation/contact.ts';

interface Written {
  readonly name: string;
  readonly company: string;
  readonly message: string;
  /** Of the field that people do not see. */
  readonly website?: string | undefined;
}

const link = /https?:\/\/|\bwww\.|\[url|<a\s/gi;

const linksIn = (text: string): number => text.match(link)?.length ?? 0;

/** Whether a person should look before anything is mailed: nobody is told, so that nobody learns how to get past it. */
export const looksLikeSpam = ({ name, company, message, website = '' }: Written): boolean =>
  website.trim() !== '' || linksIn(`${name} ${company}`) > 0 || linksIn(message) > contactLimits.links;
