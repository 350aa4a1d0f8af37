import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import MarkdownLink from '@site/src/components/MarkdownLink';
import {useInVersion} from '@site/src/lib/useInVersion';
import styles from './styles.module.css';

interface Props {
  /** The tag of the page; none for the list of all tags. */
  tag?: {label: string; permalink: string};
}

/** Where a page of tags stands, for readers and for search engines, as on documents. */
export default function TagBreadcrumbs({tag}: Props): ReactNode {
  // The address of a tag comes without its last slash.
  const trail = [
    {label: translateTagsPageTitle(), href: useInVersion()('/tags/')},
    ...(tag ? [{label: tag.label, href: tag.permalink.replace(/\/?$/, '/')}] : []),
  ];
  return (
    <>
      <MarkdownLink />
      <DocBreadcrumbsStructuredData breadcrumbs={trail.map((step) => ({type: 'link', ...step}))} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {trail.map(({label, href}, index) =>
            index === trail.length - 1 ? (
              <li key={href} className="breadcrumbs__item breadcrumbs__item--active">
                <span className="breadcrumbs__link">{label}</span>
              </li>
            ) : (
              <li key={href} className="breadcrumbs__item">
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
    </>
  );
}
