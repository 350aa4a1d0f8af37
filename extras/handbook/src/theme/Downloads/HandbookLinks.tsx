import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {HandbookList, ListedBook} from '../../list';

export default function HandbookLinks(): ReactNode {
  // Empty while loading, or if no PDFs were built.
  const [{books}, setList] = useState<HandbookList>({books: []});
  const {currentLocale} = useDocusaurusContext().i18n;
  const folder = useBaseUrl('/handbook/');
  const hrefs = useSidebarBreadcrumbs()?.map((item) => item.href);
  useEffect(() => {
    fetch(`${folder}list.json`)
      .then((response) => response.json() as Promise<HandbookList>)
      .then(setList, () => undefined);
  }, [folder]);
  const area = books.find((book) => book.area && hrefs?.includes(book.area));
  const guide = books.find((book) => !book.area);
  const sizeFormat = new Intl.NumberFormat(currentLocale, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  });
  const renderLink = ({file, size}: ListedBook, label: string) => (
    <>
      <Link to={`pathname://${folder}${file}`} target="_self">
        {label}
      </Link>
      {` (${sizeFormat.format(size / 1e6)})`}
    </>
  );
  const areaLabel = translate({
    id: 'handbook.area',
    message: 'This area as PDF',
    description: 'Link to a PDF with all pages of the area that the page belongs to',
  });
  const guideLabel = translate({
    id: 'handbook.guide',
    message: 'The whole guide as PDF',
    description: 'Link to a PDF with all pages of the guide',
  });
  return (
    <>
      <small>
        {area && renderLink(area, areaLabel)}
        {area && guide && ' · '}
        {guide && renderLink(guide, guideLabel)}
      </small>
      {'\u00A0'}
    </>
  );
}
