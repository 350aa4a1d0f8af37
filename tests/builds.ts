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

async function run(names: string[]): Promise<void> {
  for (const name of names) {
    const build = builds[name as keyof typeof builds] as (() => Promise<void>) | undefined;
    if (!build) {
      const known = Object.keys(builds).join(', ');
      throw new Error(`Unknown site "${name}". Expected one or more of: ${known}.`);
    }
    await build();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
