import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import styles from '../styles.module.css';
import {readableAddress, readAskedPath, searchWords} from './askedPath';
import Suggestions from './Suggestions';
import {useBaseUrls} from './useBaseUrls';
import {useNearPages} from './useNearPages';

interface Props {
  /** The search field, which gets the words of the address. */
  input: RefObject<HTMLInputElement | null>;
}

/** The 404 page under its own name, as hosts spell it. */
const itself = /\/404(?:\.html)?\/*$/;

/** What the browser knows of an address that has no page: the address, and the pages near it. */
export default function AskedAddress({input}: Props): ReactNode {
  // Renders again at another address. The router's own form of it lacks its encoding and file ending.
  useLocation();
  const {pathname, search, hash} = window.location;
  return itself.test(pathname) ? null : (
    <Asked pathname={pathname} rest={search + hash} input={input} />
  );
}

function Asked({pathname, rest, input}: Props & {pathname: string; rest: string}): ReactNode {
  const baseUrls = useBaseUrls();
  const pages = useNearPages(pathname, baseUrls);
  const words = searchWords(readAskedPath(pathname, baseUrls));
  const filled = useRef('');

  useEffect(() => {
    // What the reader has typed stays.
    if (input.current?.value === filled.current) {
      input.current.value = words;
      filled.current = words;
    }
  }, [input, words]);

  return (
    <>
      <p className={styles.address}>
        <Translate id="notFound.address" description="Stands before the address that has no page">
          Address asked for:
        </Translate>{' '}
        <code translate="no">{readableAddress(pathname + rest)}</code>
      </p>
      <Suggestions pages={pages} />
    </>
  );
}
