/** `npm run feedback`. */
import {runCommand} from '../../tools/runCommand';
import {summaryOptions} from './config';
import {runFeedback} from './src/commands';

void runCommand(() => runFeedback(summaryOptions, process.argv.slice(2), process.env));
