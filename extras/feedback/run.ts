/** `npm run feedback`. */
import {runCommand} from '../../tools/runCommand';
import {runFeedback} from './src/commands';

void runCommand(() => runFeedback(process.argv.slice(2), process.env));
