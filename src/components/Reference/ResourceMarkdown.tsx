import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownPathname, partPathname} from '@guide/markdown-export/markdownPathname';
import ViewAsMarkdown from '@site/src/components/CopyPage/ViewAsMarkdown';
import styles from './styles.module.css';

/** Links to the Markdown of a section. */
export default function ResourceMarkdown({section}: {section: string}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const pageUrl = markdownPathname(useDoc().metadata.permalink, baseUrl);
  return (
    FEATURES.markdownExport && (
      <p className={styles.markdown} data-non-content>
        <ViewAsMarkdown url={partPathname(pageUrl, section)} />
      </p>
    )
  );
}
