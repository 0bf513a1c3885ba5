import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnatomyGrid } from '../../components/account-number/anatomy-grid.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { languageOf } from '../../lib/i18n/language.ts';
import '../../components/account-number/number-stage.css';
import type { Known } from './all.ts';
import { CalculatorSection } from './calculator-section.tsx';
import { NumberSentence } from './number-calculator/number-sentence.tsx';
import { findingsOf } from './findings-of.ts';
import './formats.css';
import { MistakesList } from './mistakes-list.tsx';
import { PartsList } from './parts-list.tsx';
import { ShapeBar } from './shape-bar.tsx';
import { SourcesList } from './sources-list.tsx';
import { Switcher } from './switcher.tsx';
import { WorkedSums } from './worked-sums.tsx';

/** The example in the product's own anatomy, with what it says, and the way on. */
const Plate = ({ format, of }: Known) => {
  const { t, i18n } = useTranslation(['formats', 'account-number']);
  const judged = of.judge(format.example);
  const sums = of.explain(format.example).filter(({ weights }) => weights.length > 0);
  const words = judged.parts.map(({ label, value }) => `${t(`account-number:parts.${label}`)} ${value}`);
  const findings = findingsOf(format.code, of.subject, languageOf(i18n.language));
  return (
    <div className="fmt-plate">
      <div className="anatomy" data-state={judged.state}>
        <span className="vh">{words.join(', ')}</span>
        <AnatomyGrid judged={judged} {...(sums.length > 0 && { digitSums: sums })} />
      </div>
      <div className="fmt-plate-foot">
        <NumberSentence judged={judged} manner={of.manner} subject={of.subject} findings={findings} />
        {of.subject === 'account' && (
          <ButtonLink to="/register">
            {t('ask')}
            <Icon of={ArrowRight} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

/** One identifier: anatomy, parts, the sum by hand, a calculator, mistakes, sources. */
export const FormatPage = (known: Known) => {
  const { i18n } = useTranslation('formats');
  const { format, of } = known;
  const language = languageOf(i18n.language);
  return (
    <div className="wrap fmt">
      <Switcher current={format.id} />
      <header className="fmt-head">
        <div>
          <h1 tabIndex={-1}>{format.name[language]}</h1>
          <ShapeBar kind={of.kind} example={of.judge(format.example).normalized} beside={format.beside} />
        </div>
        <p>{format.definition[language]}</p>
      </header>
      <Plate {...known} />
      <PartsList {...known} />
      <WorkedSums {...known} />
      <CalculatorSection {...known} />
      <MistakesList {...known} />
      <SourcesList {...known} />
    </div>
  );
};
