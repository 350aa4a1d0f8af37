/** `npm run page -- new|move`: pages in every language. */
import {runPage} from '@guide/content/commands';
import {pagesOptions} from '../../src/config/content';
import {runCommand} from '../runCommand';

void runCommand(() => runPage(pagesOptions, process.argv.slice(2)));
