import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Admonition from '@theme/Admonition';

interface Props {
  /** Set by the build (`packages/content/src/markdown/translation`). */
  state: 'missing' | 'outdated';
}

/** At the top of a page whose translation is missing or behind: says so, and leads to the English page. */
export default function TranslationNotice({state}: Props): ReactNode {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const {title, text, link} = state === 'missing' ? missing() : outdated();
  return (
    <Admonition type="note" title={title}>
      {`${text} `}
      {/* The other language is a site of its own, which the router does not know. */}
      <Link
        href={`pathname://${createUrl({locale: defaultLocale, fullyQualified: false})}`}
        autoAddBaseUrl={false}
        target="_self"
        rel="alternate"
        hrefLang={defaultLocale}
      >
        {link}
      </Link>
    </Admonition>
  );
}

const missing = () => ({
  title: translate({
    id: 'translationNotice.missing.title',
    message: 'Not translated yet',
    description: 'Title of the notice on a page that has no translation',
  }),
  text: translate({
    id: 'translationNotice.missing.text',
    message: 'This page is in English for now.',
    description: 'Notice on a page that has no translation and shows the English text',
  }),
  link: translate({
    id: 'translationNotice.missing.link',
    message: 'Open it on the English site.',
    description:
      'Link to the same page of the English site, in the notice of a page that has no translation',
  }),
});

const outdated = () => ({
  title: translate({
    id: 'translationNotice.outdated.title',
    message: 'Translation to be updated',
    description: 'Title of the notice on a page whose English text has changed since',
  }),
  text: translate({
    id: 'translationNotice.outdated.text',
    message: 'The English page has changed since this translation.',
    description: 'Notice on a page whose English text has changed since',
  }),
  link: translate({
    id: 'translationNotice.outdated.link',
    message: 'Read the page in English.',
    description:
      'Link to the English page, in the notice of a page whose English text has changed since',
  }),
});
