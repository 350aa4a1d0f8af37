import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {plainText, type Marked} from '../../marked';
import type {Hit} from '../../searchAnswer';
import {useSnippet} from './useSnippet';
import './styles.css';

/** The parts of a hit, with matches highlighted. Empty ones are `null`. */
interface HitTexts {
  title: ReactNode;
  path: ReactNode;
  snippet: ReactNode;
}

/**
 * Renders the texts of a hit.
 *
 * @param area first part of the path, unless the page has the same name
 */
export function useHitTexts(hit: Hit, query: string, area = ''): HitTexts {
  const snippet = useSnippet(hit.objectID, query, hit.snippet);
  const above = hit.headings.slice(0, -1);
  const path = [
    hit.unlisted && (
      <Translate
        id="search.forDevelopers"
        description="Label of a hit on a page that menus do not have"
      >
        For developers
      </Translate>
    ),
    area !== plainText(above[0] ?? []) && area,
    ...above.map(highlight),
  ].filter(Boolean);
  return {
    title: highlight(hit.headings.at(-1) ?? []),
    path: path.length > 0 ? path.map(separate) : null,
    snippet: snippet && highlight(snippet),
  };
}

function separate(part: ReactNode, index: number): ReactNode {
  return (
    <Fragment key={index}>
      {index > 0 && ' › '}
      {part}
    </Fragment>
  );
}

function highlight(parts: Marked): ReactNode {
  return parts.map(({text, match}, index) => (match ? <mark key={index}>{text}</mark> : text));
}
