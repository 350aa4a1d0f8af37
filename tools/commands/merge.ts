/** `npm run merge -- --former https://docs.example.com`: keeps the assets of former builds. */
import {runMerge} from '@guide/delivery/commands';
import {runCommand} from '../runCommand';

void runCommand(() => runMerge(process.argv.slice(2)));
