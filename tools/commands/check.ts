/** `npm run check`: the rules of the pages, with the facts of this site. It ends with 1 when it finds something, and with 2 when it could not look. */
import {runCheck} from '@guide/content/commands';
import {contentRules} from '../../src/config/contentRules';
import {runCommand} from '../runCommand';

void runCommand(() => runCheck(contentRules, process.argv.slice(2)), 2);
