import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {HandbookList} from '@guide/handbook';

export interface LinksProps {
  wholeGuideOnly?: boolean | undefined;
}

export default function HandbookLinks({wholeGuideOnly}: LinksProps): ReactNode {
  const {books} = useBooks();
  const {currentLocale} = useDocusaurusContext().i18n;
  const folder = useBaseUrl('/handbook/');
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const addresses = breadcrumbs.map((item) => item.href);
  const area = books.find((book) => !wholeGuideOnly && book.area && addresses.includes(book.area));
  const guide = books.find((book) => !book.area);
  const labelled = [
    area && {
      book: area,
      label: translate({
        id: 'handbook.area',
        message: 'This area as PDF',
        description: 'Link to a PDF with all pages of the area that the page belongs to',
      }),
    },
    guide && {
      book: guide,
      label: translate({
        id: 'handbook.guide',
        message: 'The whole guide as PDF',
        description: 'Link to a PDF with all pages of the guide',
      }),
    },
  ].filter((link) => link !== undefined);
  const sizes = new Intl.NumberFormat(currentLocale, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  });
  if (labelled.length === 0) {
    return '\u00A0';
  }
  return (
    <small>
      {labelled.map(({book, label}, index) => (
        <span key={book.file}>
          {index > 0 && ' · '}
          <Link to={`pathname://${folder}${book.file}`} target="_self">
            {label}
          </Link>
          {` (${sizes.format(book.size / 1e6)})`}
        </span>
      ))}
    </small>
  );
}

/** By URL, without failed requests. */
const lists = new Map<string, Promise<HandbookList>>();

async function fetchList(address: string): Promise<HandbookList> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return (await response.json()) as HandbookList;
}

/** Empty while loading, or if no PDFs were built. */
function useBooks(): HandbookList {
  const address = useBaseUrl('/handbook/list.json');
  const [list, setList] = useState<HandbookList>({books: []});
  useEffect(() => {
    let current = true;
    const request = lists.get(address) ?? fetchList(address);
    lists.set(address, request);
    request.then(
      (found) => current && setList(found),
      () => lists.delete(address),
    );
    return () => {
      current = false;
    };
  }, [address]);
  return list;
}
