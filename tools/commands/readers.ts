/**
 * `npm run readers -- reader.log access.log`: what readers tell the writers, from the logs of the
 * receiver and of the web server. `--since 2025-06-01`, `--until`; `--json` in place of Markdown.
 * BUILD_DIR is another build.
 */
import {runReaders} from '@guide/readers/commands';
import {readerSite} from '../../src/config/readers';
import {runCommand} from '../runCommand';

void runCommand(() => runReaders(readerSite, process.argv.slice(2), process.env));
