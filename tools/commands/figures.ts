/** `npm run figures`: renders the figures; `--check` compares, names render only those. */
import {runFigures} from '@guide/figures';
import {runCommand} from '../runCommand';

void runCommand(() => runFigures(process.argv.slice(2)));
