/** Checks a live address: `npm run smoke -- https://docs.example.com`. */
import {parseArgs} from 'node:util';
import {readSettings} from '../../src/config/settings';
import {runCommand} from '../runCommand';
import type {Ability} from './check';
import {checks} from './checks';
import {hosts} from './hosts';
import {runChecks} from './runChecks';
import {openSite} from './site';

void runCommand(async () => {
  const {values, positionals} = parseArgs({
    options: {
      all: {type: 'boolean'},
      'built-for': {type: 'string'},
      host: {type: 'string'},
    },
    allowPositionals: true,
  });
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) {
    throw new Error('Give one address: npm run smoke -- https://docs.example.com');
  }
  const lacking = whatIsLacking(values.host);
  const site = await openSite(address, {all: values.all, builtFor: values['built-for']});
  const outcome = await runChecks(checks, site, lacking, console.log);
  console.log(`\n${outcome.ok} ok, ${outcome.failed} failed, ${outcome.skipped} skipped`);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
});

/** What the host cannot do, and what the settings leave to others, with the reasons. */
function whatIsLacking(host: string | undefined): Map<Ability, string> {
  const known = host === undefined ? undefined : hosts[host];
  if (host !== undefined && !known) {
    throw new Error(`--host is "${host}": expected one of ${Object.keys(hosts).join(', ')}.`);
  }
  const lacking = new Map(known?.cannot.map((ability) => [ability, `${known.name} cannot do it`]));
  return readSettings(process.env).hostedSearch
    ? lacking.set('a search of its own', 'Algolia answers; npm run search:check asks it')
    : lacking;
}
