import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// Unlike Docusaurus's, doesn't prefetch the page.
import {Link} from 'react-router-dom';
import {useVersionedPath} from '@site/src/client/useVersionedPath';
import CopyPage from '@site/src/components/CopyPage';
import LanguageLink from '@site/src/components/LanguageLink';
import Tag from '@theme/Tag';
import {useSiteFields} from '@site/src/lib/useSiteFields';
import styles from './styles.module.css';

interface Props {
  /** Set by `packages/remark/src/pageDetails.ts`. */
  minutes?: string;
  /** Language of the description. */
  lang?: string;
}

export default function PageDetails({minutes, lang}: Props): ReactNode {
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

/** The release replaces the date of the last commit. */
export function Details({children}: {children?: ReactNode}): ReactNode {
  const {tags} = useDoc().metadata;
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  // Each text is in the language that it links to.
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

function Release(): ReactNode {
  const {newestRelease} = useSiteFields();
  const {version, label, isLast} = useDocsVersion();
  const versions = useBaseUrl(useVersionedPath()('/versions/'));
  if (version === 'current' && isLast && newestRelease) {
    return <Link to={versions + `#${newestRelease.id}`}>{releaseName(newestRelease.version)}</Link>;
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
