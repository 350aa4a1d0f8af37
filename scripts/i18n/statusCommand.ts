/** Says how the French pages stand to the English ones: `npm run i18n:status`. */
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {asJson, asMarkdown, asText} from './report';
import {readStatus} from './status';

const formats = {text: asText, markdown: asMarkdown, json: asJson};

void runCommand(() => {
  const {format, strict} = parseArgs({
    options: {
      format: {type: 'string', default: 'text'},
      strict: {type: 'boolean', default: false},
    },
  }).values;
  const write = Object.entries(formats).find(([name]) => name === format)?.[1];
  if (!write) {
    throw new Error(`--format is "${format}": expected ${Object.keys(formats).join(', ')}.`);
  }
  const statuses = readStatus(process.cwd());
  console.log(write(statuses));
  if (strict && statuses.some(({state}) => state !== 'up-to-date')) {
    process.exitCode = 1;
  }
});
