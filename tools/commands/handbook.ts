/** `npm run handbook`: the guide as PDF, in each language, whole and by area. */
import {runHandbook} from '@guide/handbook/commands';
import {handbookSite} from '../../src/config/handbook';
import {runCommand} from '../runCommand';
import {chromiumPath} from '../site/chromium';

void runCommand(() =>
  runHandbook(handbookSite, process.argv.slice(2), {chromium: chromiumPath, env: process.env}),
);
