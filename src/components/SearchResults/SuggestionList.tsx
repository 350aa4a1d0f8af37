import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  words: string[];
  onSearch: (words: string) => void;
}

/** Searches that a click does. */
export default function SuggestionList({words, onSearch}: Props): ReactNode {
  return (
    <ul className={styles.suggestions}>
      {words.map((word) => (
        <li key={word}>
          <Link
            to={`/search/?q=${encodeURIComponent(word)}`}
            className={styles.suggestion}
            onClick={(event) => {
              if (isPlain(event)) {
                event.preventDefault();
                onSearch(word);
              }
            }}
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Not one that opens another tab. */
function isPlain({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
