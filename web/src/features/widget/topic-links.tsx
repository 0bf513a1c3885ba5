import { BookOpen, Bug, CircleHelp, Code, History, LifeBuoy, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { topics, type Topic } from './topics.ts';
import css from './topics.module.css';

const icons: Readonly<Record<Topic, LucideIcon>> = {
  documentation: BookOpen,
  examples: Code,
  faq: CircleHelp,
  changelog: History,
  support: LifeBuoy,
  'bug-report': Bug,
};

/** The way to every page about the widget; `current` is the one it stands on. */
export const TopicLinks = ({ current }: { readonly current?: Topic | undefined }) => {
  const { t } = useTranslation('widget');
  return (
    <nav className={css.links} aria-label={t('topics.label')}>
      {topics.map((topic) => (
        <Link key={topic} to={`/widget/${topic}`} aria-current={topic === current ? 'page' : undefined}>
          <Icon of={icons[topic]} />
          {t(`topics.${topic}`)}
        </Link>
      ))}
    </nav>
  );
};
