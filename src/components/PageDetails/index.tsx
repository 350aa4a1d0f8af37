import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import Tag from '@theme/Tag';
import LastChange from './LastChange';
import OtherLanguageLinks from './OtherLanguageLinks';
import Release from './Release';
import styles from './styles.module.css';

interface Props {
  /** How long the page takes to read; counted by the build (`packages/content/src/markdown/pageDetails.ts`). */
  minutes: string;
  /** Whether the description of the page stands here too. */
  described?: string;
  /** Of the description, where it is not the language of the site. */
  lang?: string;
}

/**
 * Under the title of a page: what it is about, the page as Markdown, how long it takes, which
 * release it describes, when it was changed, its tags, and the same page in the other languages.
 */
export default function PageDetails({minutes, described, lang}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      {described && (
        <div className={styles.description} lang={lang}>
          {metadata.description}
        </div>
      )}
      <div className={styles.details} data-non-content>
        <CopyPage />
        <span>
          <Translate
            id="pageDetails.readingTime"
            description="How long a page takes to read, under its title"
            values={{minutes}}
          >
            {'{minutes} min read'}
          </Translate>
        </span>
        <Release />
        {metadata.lastUpdatedAt && <LastChange timestamp={metadata.lastUpdatedAt} />}
        {metadata.tags.map((tag) => (
          <Tag key={tag.permalink} {...tag} />
        ))}
        <OtherLanguageLinks />
      </div>
    </>
  );
}
