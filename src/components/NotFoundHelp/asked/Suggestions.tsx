import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Cards, {Card} from '@site/src/components/Cards';
import styles from '../styles.module.css';
import type {NearPage} from './nearPages';

/** The pages that the reader may have meant; nothing when there is none. */
export default function Suggestions({pages}: {pages: NearPage[]}): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p className={styles.label}>
        <Translate
          id="notFound.near"
          description="Introduces links to pages whose address or title is near the one that was asked for"
        >
          You may have been looking for:
        </Translate>
      </p>
      <Cards>
        {pages.map(({path, title, language}) => {
          const htmlLang = localeConfigs[language]?.htmlLang;
          return language === currentLocale ? (
            <Card key={path} to={path} title={title}>
              {path}
            </Card>
          ) : (
            <Card
              key={path}
              // Another language is another app: the host gives its pages.
              to={`pathname://${path}`}
              autoAddBaseUrl={false}
              target="_self"
              lang={htmlLang}
              hrefLang={htmlLang}
              title={title}
            >
              {path}
            </Card>
          );
        })}
      </Cards>
    </>
  );
}
