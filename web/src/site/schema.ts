import type { Language } from '#shared/messages/messages.ts';
import { planNames, plans, type PlanName } from '#shared/plans.ts';
import { addressOf, siteMarker } from '#shared/site-address.ts';

/** What programs read of a page, in the words of schema.org. */
const said = (type: string, members: object): object => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...members,
});

const own = { '@id': `${siteMarker}/#organization`, name: 'CuentaClara' };
const publisher = { '@type': 'Organization', ...own };

export const organization = (): object =>
  said('Organization', {
    ...own,
    url: `${siteMarker}/`,
    logo: `${siteMarker}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: `${siteMarker}/contact`,
      availableLanguage: ['es', 'en'],
    },
  });

const plan: Readonly<Record<PlanName, string>> = { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };

const words = {
  es: { credits: 'créditos', monthly: 'validaciones al mes' },
  en: { credits: 'credits', monthly: 'validations a month' },
} as const satisfies Record<Language, object>;

const price = (usd: number) => ({ price: usd.toFixed(2), priceCurrency: 'USD' });
const aMonth = { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' };

/** The pack of a plan, and what it costs by the month. */
const offersOf = (name: PlanName, language: Language): readonly object[] => {
  const { pack, monthly } = plans[name];
  const { credits, monthly: validations } = words[language];
  const once = { '@type': 'Offer', name: `${plan[name]}: ${pack.credits} ${credits}`, ...price(pack.priceUsd) };
  if (monthly === null) return [once];
  const perMonth = { '@type': 'UnitPriceSpecification', ...price(monthly.priceUsd), referenceQuantity: aMonth };
  return [
    once,
    {
      '@type': 'Offer',
      name: `${plan[name]}: ${monthly.validations} ${validations}`,
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
    offers: planNames.flatMap((name) => offersOf(name, language)),
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
