/** `npm run search -- push|check|records|eval`: the commands of the search, for this site. */
import {runSearchCommand} from '@guide/search/commands';
import {searchSite} from '../../src/config/search';
import {runCommand} from '../runCommand';

void runCommand(() => runSearchCommand(searchSite, process.argv.slice(2), process.env));
