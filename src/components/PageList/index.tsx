import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

interface Props {
  items: readonly PropSidebarItem[];
  /** Of a category that has a page, that one alone: it lists the others. */
  isShort?: boolean;
}

/**
 * Pages by category, all in sight: for the <noscript> of the sidebar and of the
 * search page, where they cost a browser with JavaScript nothing.
 */
export default function PageList({items, isShort = false}: Props): ReactNode {
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <li key={index} className="menu__list-item">
          <Entry item={item} />
          {item.type === 'category' && item.items.length > 0 && !(isShort && item.href) && (
            <PageList items={item.items} isShort={isShort} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({item}: {item: PropSidebarItem}): ReactNode {
  if (item.type === 'html') {
    return null;
  }
  return item.href ? (
    <Link to={item.href} className="menu__link">
      {item.label}
    </Link>
  ) : (
    <span className="menu__link">{item.label}</span>
  );
}
