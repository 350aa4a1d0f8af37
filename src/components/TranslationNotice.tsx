import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LanguageLink from '@site/src/components/LanguageLink';
import Admonition from '@theme/Admonition';

interface Props {
  /** Set by `packages/remark/src/translation`. */
  state: 'missing' | 'outdated';
}

export default function TranslationNotice({state}: Props): ReactNode {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const {title, text} = state === 'missing' ? missing() : outdated();
  return (
    <Admonition type="note" title={title}>
      {text}{' '}
      <LanguageLink locale={defaultLocale}>
        <Translate
          id="translationNotice.link"
          description="Link to the English page, in the notice of a page without an up-to-date translation"
        >
          Read the page in English.
        </Translate>
      </LanguageLink>
    </Admonition>
  );
}

const missing = () => ({
  title: (
    <Translate
      id="translationNotice.missing.title"
      description="Title of the notice on a page that has no translation"
    >
      Not translated yet
    </Translate>
  ),
  text: (
    <Translate
      id="translationNotice.missing.text"
      description="Notice on a page that has no translation and shows the English text"
    >
      This page is in English for now.
    </Translate>
  ),
});

const outdated = () => ({
  title: (
    <Translate
      id="translationNotice.outdated.title"
      description="Title of the notice on a page whose English text has changed since"
    >
      Translation to be updated
    </Translate>
  ),
  text: (
    <Translate
      id="translationNotice.outdated.text"
      description="Notice on a page whose English text has changed since"
    >
      The English page has changed since this translation.
    </Translate>
  ),
});
