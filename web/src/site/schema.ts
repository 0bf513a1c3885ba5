import type { Language } from '#shared/messages/messages.ts';
import { packNames, plans, type PackName } from '#shared/plans.ts';
import { addressOf, siteMarker } from '#shared/site-address.ts';

/** What programs read of a page, in the words of schema.org. */
const said = (type: string, members: object): object => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...members,
});

const publisher = { '@id': `${siteMarker}/#organization` };

export const organization = (): object =>
  said('Organization', {
    ...publisher,
    name: 'CuentaClara',
    url: `${siteMarker}/`,
    logo: `${siteMarker}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: `${siteMarker}/contact`,
      availableLanguage: ['es', 'en'],
    },
  });

const names: Readonly<Record<PackName, string>> = { basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };
const price = (usd: number) => ({ price: usd.toFixed(2), priceCurrency: 'USD' });

const offersOf = (name: PackName): readonly object[] => {
  const { pack, monthly } = plans[name];
  const month = { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' } };
  const perMonth = { '@type': 'UnitPriceSpecification', ...price(monthly.priceUsd), ...month };
  return [
    { '@type': 'Offer', name: `${names[name]}, ${pack.credits}`, ...price(pack.priceUsd) },
    {
      '@type': 'Offer',
      name: `${names[name]}, ${monthly.validations} / mes`,
      ...price(monthly.priceUsd),
      priceSpecification: perMonth,
    },
  ];
};

/** The product with its prices: those of the plans, whoever changes them. */
export const software = (description: string, language: Language): object =>
  said('SoftwareApplication', {
    name: 'CuentaClara',
    description,
    url: addressOf('/', language),
    inLanguage: language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher,
    offers: [
      { '@type': 'Offer', name: `Free, ${plans.free.pack.credits}`, ...price(plans.free.pack.priceUsd) },
      ...packNames.flatMap(offersOf),
    ],
  });

export interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** Questions that stand on the page, with the answers that stand there. */
export const questions = (asked: readonly Asked[], language: Language): object =>
  said('FAQPage', {
    inLanguage: language,
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

export interface Step {
  readonly name: string;
  readonly path: `/${string}`;
}

const home: Readonly<Record<Language, string>> = { es: 'Inicio', en: 'Home' };

/** The way to a page from the first one, which it begins with; the page itself is last. */
export const trail = (steps: readonly Step[], language: Language): object =>
  said('BreadcrumbList', {
    itemListElement: [{ name: home[language], path: '/' as const }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, language),
    })),
  });

export interface Told {
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
}

/** A page that explains how something technical works. */
export const techArticle = ({ path, title, description }: Told, language: Language): object =>
  said('TechArticle', {
    headline: title,
    description,
    url: addressOf(path, language),
    inLanguage: language,
    publisher,
  });
