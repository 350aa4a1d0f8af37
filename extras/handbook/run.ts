/** `npm run handbook`. */
import {runCommand} from '../../tools/runCommand';
import {chromiumPath} from '../../tools/site/systemBrowsers';
import {handbookOptions} from './config';
import {runHandbook} from './src/commands';

const options = {chromium: chromiumPath, env: process.env};
void runCommand(() => runHandbook(handbookOptions, process.argv.slice(2), options));
