import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {usePagesByTitle} from '@guide/search/client';
import Cards, {Card} from '@site/src/components/Cards';
import styles from '../styles.module.css';

/** The pages that answer the words of an address; nothing when there is none. */
export default function Suggestions({words}: {words: string}): ReactNode {
  const pages = usePagesByTitle(words);
  return (
    pages.length > 0 && (
      <>
        <p className={styles.label}>
          <Translate
            id="notFound.near"
            description="Introduces links to pages whose title is near the address that was asked for"
          >
            You may have been looking for:
          </Translate>
        </p>
        <Cards>
          {pages.map(({path, title}) => (
            <Card key={path} to={path} title={title}>
              {path}
            </Card>
          ))}
        </Cards>
      </>
    )
  );
}
