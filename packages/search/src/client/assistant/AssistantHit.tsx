import {
  Children,
  cloneElement,
  isValidElement,
  type JSX,
  type ReactElement,
  type ReactNode,
} from 'react';
import type {HitComponentProps} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Hit from '../dialog/Hit';
import {formatAge} from './age';
import {earlierText} from './translations';

/** A stored conversation has no URL. */
export default function AssistantHit({hit, children}: HitComponentProps): JSX.Element {
  return hit.url ? (
    <Hit hit={hit}>{children}</Hit>
  ) : (
    <Conversation title={hit.query ?? ''} time={hit.hierarchy.lvl2}>
      {children as ReactElement<{children: ReactNode}>}
    </Conversation>
  );
}

interface ConversationProps {
  title: string;
  /** ISO 8601 */
  time: string | null;
  children: ReactElement<{children: ReactNode}>;
}

/** DocSearch 5.2 formats the age in the browser's language. */
function Conversation({title, time, children}: ConversationProps): JSX.Element {
  const language = useDocusaurusContext().i18n.currentLocale;
  const text = (
    <div className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">{title}</span>
      <span className="DocSearch-Hit-path">
        {time ? formatAge(Date.now() - Date.parse(time), language) : earlierText()}
      </span>
    </div>
  );
  const parts = Children.map(children.props.children, (part) =>
    isValidElement<object>(part) && 'relativeDateFallbackText' in part.props ? text : part,
  );
  return <div className="DocSearch-Hit--AskAI">{cloneElement(children, {}, parts)}</div>;
}
