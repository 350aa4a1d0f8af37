/** Fills the hosted index from a build: `npm run search:push`, or with `-- --dry-run` to see it first. */
import {parseArgs} from 'node:util';
import {createClient} from './client';
import {compareIndex} from './compareIndex';
import {describeDifferences} from './describeDifferences';
import {explainError} from './explainError';
import {readIndexContent} from './indexContent';
import {adminKeyVariable, readWriteKeys} from './keys';
import {countByLanguage} from './readRecords';
import {replaceIndex} from './replaceIndex';
import {runCommand} from '../runCommand';

void runCommand(async () => {
  const dryRun = parseArgs({options: {'dry-run': {type: 'boolean'}}}).values['dry-run'];
  const {appId, adminKey, indexName} = readWriteKeys(process.env);
  const client = createClient(appId, adminKey, process.env);
  const content = readIndexContent(process.env.BUILD_DIR || 'build');
  if (dryRun) {
    const differences = await compareIndex(client, indexName, content).catch((error: unknown) => {
      throw new Error(
        `The live index "${indexName}" could not be read. ${explainError(error, adminKeyVariable)}`,
      );
    });
    console.log(describeDifferences(differences, indexName));
    return;
  }
  await replaceIndex(client, indexName, content, {say: (line) => console.error(line)});
  console.log(
    `The index "${indexName}" has ${content.records.length} records (${countByLanguage(content.records)}). Run \`npm run search:check\` to ask it something.`,
  );
});
