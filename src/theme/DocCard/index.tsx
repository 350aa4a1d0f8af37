/**
 * Replaced: DocCard of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream cuts titles and descriptions to one line, and begins each title with an emoji. The
 * descriptions of documents are in no page, but on these cards.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {findFirstSidebarItemLink, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import descriptions from '@generated/doc-descriptions/default/descriptions.json';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function DocCard({item}: Props): ReactNode {
  const {version} = useDocsVersion();
  const [href, docId] =
    item.type === 'link' ? [item.href, item.docId] : [findFirstSidebarItemLink(item)];
  const description = item.description ?? descriptions[version]?.[docId ?? ''];
  return (
    <Link href={href} className={clsx('card', styles.card)}>
      <Heading as="h2" className={styles.title}>
        {item.label}
      </Heading>
      {description && <p className={styles.text}>{description}</p>}
    </Link>
  );
}
