/** `npm run rename -- Horizon`: gives the product another name in all sources. */
import {runRename} from '@guide/content/commands';
import {renameOptions} from '../../src/config/content';
import {runCommand} from '../runCommand';

void runCommand(() => runRename(renameOptions, process.argv.slice(2)));
