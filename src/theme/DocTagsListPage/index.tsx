/**
 * Wrapped: DocTagsListPage of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the list of all tags says where it stands, as documents do.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import TagBreadcrumbs from '@site/src/components/TagBreadcrumbs';
import styles from './styles.module.css';

type Props = ComponentProps<typeof DocTagsListPage>;

export default function DocTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <div className={clsx('container', styles.place)}>
        <div className="row">
          <div className="col col--8 col--offset-2">
            <TagBreadcrumbs />
          </div>
        </div>
      </div>
      <DocTagsListPage {...props} />
    </>
  );
}
