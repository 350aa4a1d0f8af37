import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyPage from '@site/src/components/CopyPage';
import LanguageLink from '@site/src/components/LanguageLink';
import Tag from '@theme/Tag';
import {useSiteFields} from '@site/src/lib/useSiteFields';
import styles from './styles.module.css';

interface Props {
  /** How long the page takes to read; counted by the build (`packages/remark/src/pageDetails.ts`). */
  minutes: string;
  /** Whether the description of the page stands here too. */
  described?: string;
  /** Of the description, where it is not the language of the site. */
  lang?: string;
}

/**
 * Under the title of a page: what it is about, the page as Markdown, how long it takes, which
 * release it describes, its tags, and the same page in the other languages. The release is its date:
 * the day of the last commit is in no time of the guide, whose present is its newest release.
 */
export default function PageDetails({minutes, described, lang}: Props): ReactNode {
  const {description, tags} = useDoc().metadata;
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  // In the language that each leads to; one without words has its name.
  const {readHere} = useSiteFields();
  return (
    <>
      {described && (
        <div className={styles.description} lang={lang}>
          {description}
        </div>
      )}
      <div className={styles.details} data-non-content>
        {FEATURES.markdownExport && <CopyPage />}
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
        {tags.map((tag) => (
          <Tag key={tag.permalink} {...tag} />
        ))}
        {locales
          .filter((locale) => locale !== currentLocale)
          .map((locale) => (
            <LanguageLink key={locale} locale={locale} lang={locale}>
              {readHere[locale] ?? localeConfigs[locale]!.label}
            </LanguageLink>
          ))}
      </div>
    </>
  );
}

/** The release that a page describes: none where it is still being written, as a banner says there. */
function Release(): ReactNode {
  const {newestRelease} = useSiteFields();
  const {version, label, isLast} = useDocsVersion();
  const written = isLast ? newestRelease : undefined;
  const release = version === 'current' ? written : label;
  return (
    release && (
      <span>
        {translate(
          {
            id: 'pageDetails.release',
            message: 'Release {release}',
            description: 'The release of the product that a page describes, under its title',
          },
          {release},
        )}
      </span>
    )
  );
}
