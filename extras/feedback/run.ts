/** `npm run feedback`. */
import {runCommand} from '../../tools/runCommand';
import {feedbackSite} from './config';
import {runFeedback} from './src/commands';

void runCommand(() => runFeedback(feedbackSite, process.argv.slice(2), process.env));
