/** `npm run prose`: how the sentences of the guide read, page by page and in each language. */
import {runProse} from '@guide/content/commands';
import {contentRules} from '../../src/config/contentRules';
import {contentSite} from '../../src/config/content';
import {runCommand} from '../runCommand';

void runCommand(() => runProse(contentRules, contentSite.siteDir));
