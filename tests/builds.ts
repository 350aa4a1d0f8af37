/** Builds extra test sites: `npx tsx tests/builds.ts variant`. `serve` serves the variant. */
import {buildConsumerSite} from './release/consumer/build';
import {buildOwnerSite} from './release/owner/build';
import {buildVariant} from './variant/site/build';
import {serveVariant} from './variant/site/serve';

const builds = {
  variant: buildVariant,
  owner: buildOwnerSite,
  consumer: buildConsumerSite,
  serve: serveVariant,
};

type BuildName = keyof typeof builds;

async function run(names: string[]): Promise<void> {
  const unknown = names.find((name) => !(name in builds));
  if (unknown !== undefined || names.length === 0) {
    throw new Error(
      `${unknown === undefined ? 'No site given' : `Unknown site "${unknown}"`}. Expected one or more of: ${Object.keys(builds).join(', ')}.`,
    );
  }
  for (const name of names) {
    await builds[name as BuildName]();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
