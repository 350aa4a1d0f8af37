import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {BaseUrls} from './askedPath';
import {findNearPages} from './findNearPages';
import type {NearPage} from './nearPages';

/** The pages that are near a path; none until they are found. */
export function useNearPages(pathname: string, baseUrls: BaseUrls): NearPage[] {
  const {i18n} = useDocusaurusContext();
  const [found, setFound] = useState<{pathname: string; pages: NearPage[]}>();

  useEffect(() => {
    let isCurrent = true;
    findNearPages(pathname, baseUrls, i18n).then(
      (pages) => isCurrent && setFound({pathname, pages}),
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrls, i18n]);

  return found?.pathname === pathname ? found.pages : [];
}
