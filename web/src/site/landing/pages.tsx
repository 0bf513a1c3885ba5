import type { SitePage } from '../page.ts';
import { Code } from './code/code.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import './landing.css';
import { landingData } from './landing-data.ts';
import { Measured } from './measured/measured.tsx';
import { PlanTable } from './plan-table.tsx';
import { Questions } from './questions.tsx';
import { Screens } from './screens/screens.tsx';
import { Security } from './security.tsx';

const Landing = () => (
  <>
    <Hero />
    <CoverageTable />
    <Questions />
    <Code />
    <Screens />
    <PlanTable />
    <Security />
    <Measured />
    <Faq />
    <ContactSection />
  </>
);

const words: SitePage['words'] = {
  es: {
    title: 'CuentaClara: confirma de quién es la cuenta antes de pagar',
    description:
      'Confirma que una cuenta bancaria de América Latina existe, recibe pagos y es de quien crees, antes de pagar. Panel, lotes, API y widget.',
  },
  en: {
    title: 'CuentaClara: confirm whose account it is before you pay',
    description:
      'Confirm that a bank account in Latin America exists, takes payments and belongs to the right person, before you pay.',
  },
};

export const pages: readonly SitePage[] = [
  { path: '/', words, Body: Landing, data: (language) => landingData(words[language].description, language) },
];
