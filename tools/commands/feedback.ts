/**
 * `npm run feedback -- reader.log access.log`: what readers tell the writers, from the logs of the
 * receiver and of the web server. `--json` in place of Markdown.
 * BUILD_DIR is another build.
 */
import {runFeedback} from '@guide/feedback/commands';
import {feedbackSite} from '../../src/config/feedback';
import {runCommand} from '../runCommand';

void runCommand(() => runFeedback(feedbackSite, process.argv.slice(2), process.env));
