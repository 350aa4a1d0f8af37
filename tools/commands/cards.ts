/** `npm run cards`: draws social cards and icons; `--check` compares. */
import {runCards} from '@guide/figures';
import {runCommand} from '../runCommand';

void runCommand(() => runCards(process.argv.slice(2)));
