/** `npm run compress`: the Brotli and gzip forms of a build. */
import {runCompress} from '@guide/delivery/commands';
import {runCommand} from '../runCommand';

void runCommand(() => runCompress(process.argv.slice(2)));
