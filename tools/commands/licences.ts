/** `npm run licences`: writes THIRD_PARTY.md, or compares it with `--check`. */
import {runLicences} from '@guide/delivery/commands';
import {runCommand} from '../runCommand';

void runCommand(() => runLicences(process.argv.slice(2)));
