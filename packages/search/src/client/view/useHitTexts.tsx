import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {cutLead, plainText, type Highlighted} from '../../highlight';
import type {Hit} from '../../searchResults';
import {useSnippet} from './useSnippet';
import './styles.css';

interface HitTexts {
  title: ReactNode;
  path: ReactNode;
  snippet: ReactNode;
}

interface Options {
  /** First part of the path, unless the page has the same name. */
  area?: string;
  /** In characters; unlimited by default. */
  maxLead?: number;
}

export function useHitTexts(
  hit: Hit,
  query: string,
  {area = '', maxLead = Infinity}: Options,
): HitTexts {
  const snippet = useSnippet(hit.objectID, query, hit.snippet);
  const above = hit.headings.slice(0, -1);
  const path = [
    hit.unlisted && (
      <Translate id="search.unlisted" description="Label of a hit on an unlisted page">
        Unlisted
      </Translate>
    ),
    area !== plainText(above[0] ?? []) && area,
    ...above.map(highlight),
  ].filter(Boolean);
  return {
    title: highlight(hit.headings.at(-1) ?? []),
    path: path.length > 0 ? path.map(separate) : null,
    snippet: snippet?.length ? highlight(cutLead(snippet, maxLead)) : null,
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

function highlight(parts: Highlighted): ReactNode {
  return parts.map(({text, match}, index) => (match ? <mark key={index}>{text}</mark> : text));
}
