import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from '../styles.module.css';
import {readableAddress, searchWords} from './askedPath';
import Suggestions from './Suggestions';

interface Props {
  /** The search field, which gets the words of the address. */
  input: RefObject<HTMLInputElement | null>;
}

/** The 404 page under its own name, as hosts spell it. */
const itself = /\/404(?:\.html)?\/*$/;

/** What the browser knows of an address that has no page: the address, and the pages near it. */
export default function AskedAddress({input}: Props): ReactNode {
  const {locales, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const siteBase = localeConfigs[defaultLocale]!.baseUrl;
  // Renders again at another address. The router's own form of it lacks its encoding and file ending.
  useLocation();
  const {pathname, search, hash} = window.location;
  const isAsked = !itself.test(pathname);
  const words = isAsked ? searchWords(pathname.replace(siteBase, '/'), locales) : '';
  const filled = useRef('');

  useEffect(() => {
    // What the reader has typed stays.
    if (input.current?.value === filled.current) {
      input.current.value = words;
      filled.current = words;
    }
  }, [input, words]);

  return (
    isAsked && (
      <>
        <p className={styles.address}>
          <Translate id="notFound.address" description="Stands before the address that has no page">
            Address asked for:
          </Translate>{' '}
          <code translate="no">{readableAddress(pathname + search + hash)}</code>
        </p>
        <Suggestions key={words} words={words} />
      </>
    )
  );
}
