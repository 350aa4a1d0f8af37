/**
 * Replaced: BlogLayout of @docusaurus/theme-classic 3.9.1.
 *
 * Why: announcements stand in the columns that other pages have, so that publishing one adds no
 * styles to each first visit; the list is the menu of announcements.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';

export default function BlogLayout({toc, children}: Props): ReactNode {
  return (
    <Layout>
      <div className="container margin-vert--lg">
        <div className="row">
          <main className={clsx('col', !toc && 'col--8 col--offset-2')}>{children}</main>
          {toc && <div className="col col--3">{toc}</div>}
        </div>
      </div>
    </Layout>
  );
}
