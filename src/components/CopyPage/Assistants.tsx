import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {conversationAddress, type Assistant} from '@site/src/config/assistants';

/** Links that open a conversation about the page with each assistant of the owner. */
export default function Assistants(): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {permalink} = useDoc().metadata;
  const prompt = translate(
    {
      id: 'copyPage.prompt',
      message: 'Read {address} and answer my questions about it.',
      description: 'What a reader first says to an assistant; the address is that of a page',
    },
    {address: url + permalink},
  );
  return (customFields!.assistants as Assistant[]).map((assistant) => (
    <Link
      key={assistant.name}
      className="dropdown__link"
      href={conversationAddress(assistant, prompt)}
    >
      <Translate
        id="copyPage.openIn"
        description="Link that opens a conversation with an assistant about a page"
        values={{assistant: assistant.name}}
      >
        {'Open in {assistant}'}
      </Translate>
    </Link>
  ));
}
