import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

interface Props {
  /** Language of the description. */
  lang?: string;
}

/** Description and “Copy page”. Inserted by `packages/remark/src/pageDetails.ts`. */
export default function PageDetails({lang}: Props): ReactNode {
  // Without one, `metadata.description` repeats the start of the text.
  const {description} = useDoc().frontMatter;
  return (
    <>
      {description && (
        <div className={styles.description} lang={lang}>
          {description}
        </div>
      )}
      <div className={styles.belowTitle} data-non-content>
        {FEATURES.markdownExport && <CopyPage />}
      </div>
    </>
  );
}
