/** Replaces `@docusaurus/Translate` in translations: adds `lang` to untranslated messages. */
import type {ReactNode} from 'react';
import UpstreamTranslate, {translate} from '@docusaurus/core/lib/client/exports/Translate';
import type {TranslateProps} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import codeTranslations from '@generated/codeTranslations';

export {translate};

export default function Translate(props: TranslateProps<string>): ReactNode {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const key = props.id ?? props.children ?? '';
  return key in codeTranslations ? (
    <UpstreamTranslate {...props} />
  ) : (
    <span lang={defaultLocale}>
      <UpstreamTranslate {...props} />
    </span>
  );
}
