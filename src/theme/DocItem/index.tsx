/**
 * Wrapped: DocItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the router renders a page again when the reader selects a link, just
 * before it goes, and when the hash changes. What a document shows depends on
 * its content; what depends on the address asks for it.
 */
import {memo} from 'react';
import DocItem from '@theme-original/DocItem';

export default memo(DocItem, (before, after) => before.content === after.content);
