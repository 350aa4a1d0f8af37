/** `npm run i18n -- status|done`: how translations stand to their originals. */
import {runI18n} from '@guide/content/commands';
import {contentSite} from '../../src/config/content';
import {runCommand} from '../runCommand';

void runCommand(() => runI18n(contentSite, process.argv.slice(2)));
