import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useInVersion} from '@site/src/client/useInVersion';
import CopyPage from '@site/src/components/CopyPage';
import QuietLink from '@site/src/components/QuietLink';
import LanguageLink from '@site/src/components/LanguageLink';
import Tag from '@theme/Tag';
import {useSiteFields} from '@site/src/lib/useSiteFields';
import styles from './styles.module.css';

interface Props {
  /** Reading time, from the build (`packages/remark/src/pageDetails.ts`). References have none. */
  minutes?: string;
  /** Language of the description, if it isn't that of the site. */
  lang?: string;
}

/** Description, reading time and details of a page, under its title. */
export default function PageDetails({minutes, lang}: Props): ReactNode {
  const {description} = useDoc().metadata;
  return (
    <>
      <div className={styles.description} lang={lang}>
        {description}
      </div>
      <div className={styles.underTitle} data-non-content>
        <Details>
          {minutes && (
            <span>
              <Translate
                id="pageDetails.readingTime"
                description="How long a page takes to read, under its title"
                values={{minutes}}
              >
                {'{minutes} min read'}
              </Translate>
            </span>
          )}
        </Details>
      </div>
    </>
  );
}

/**
 * Markdown, release, tags and translations of a page. The release is its date: the day of the last commit means
 * nothing to a reader.
 */
export function Details({children}: {children?: ReactNode}): ReactNode {
  const {tags} = useDoc().metadata;
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  // Each in the language of its page.
  const {readHere} = useSiteFields();
  return (
    <div className={styles.details}>
      {FEATURES.markdownExport && <CopyPage />}
      {children}
      <Release />
      {locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => (
          <LanguageLink key={locale} locale={locale} lang={locale}>
            {readHere[locale] ?? localeConfigs[locale]!.label}
          </LanguageLink>
        ))}
      {tags.map((tag) => (
        <Tag key={tag.permalink} {...tag} />
      ))}
    </div>
  );
}

/** The release that a page describes, with a link to its notes. None for a page of the next release. */
function Release(): ReactNode {
  const {newestRelease} = useSiteFields();
  const {version, label, isLast} = useDocsVersion();
  const versions = useBaseUrl(useInVersion()('/versions/'));
  if (version === 'current' && isLast && newestRelease) {
    return (
      <QuietLink to={versions + `#${newestRelease.id}`}>
        {releaseName(newestRelease.version)}
      </QuietLink>
    );
  }
  return version !== 'current' && <span>{releaseName(label)}</span>;
}

const releaseName = (release: string) =>
  translate(
    {
      id: 'pageDetails.release',
      message: 'Release {release}',
      description: 'The release of the product that a page describes, under its title',
    },
    {release},
  );
