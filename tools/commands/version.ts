/** `npm run release:version -- 2025.8`: freezes the pages as they are now, with all that they show. */
import {runCut} from '@guide/content/commands';
import {cutOptions} from '../../src/config/content';
import {runCommand} from '../runCommand';

void runCommand(() => runCut(cutOptions, process.argv.slice(2)));
