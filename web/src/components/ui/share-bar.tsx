import { useWords } from '../../lib/use-words.ts';
import './share-bar.css';

/** A share in words, with a line as long as it where there is room. */
export const ShareBar = ({ share }: { readonly share: number }) => {
  const words = useWords();
  return (
    <span className="share-bar">
      <svg aria-hidden="true">
        <rect width="100%" height="4" rx="2" />
        <rect width={`${share * 100}%`} height="4" rx="2" />
      </svg>
      {words.percent(share)}
    </span>
  );
};
