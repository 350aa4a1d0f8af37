import type {SearchClient} from 'algoliasearch';
import type {IndexContent} from './indexContent';
import {isOwnRule} from './rules';

/**
 * Replaces a live index at one stroke: everything goes to a temporary index, which then takes its
 * place. Readers find the old records or the new ones, never a part. Rules that were made in the
 * dashboard stay. (The client's own `replaceAllObjects` leaves settings and synonyms to a second step.)
 *
 * @param explain says what an error of the client means
 * @throws an error that says what failed, what became of both indices, and what to do
 */
export async function replaceIndex(
  client: SearchClient,
  {indexName, exists}: {indexName: string; exists: boolean},
  {records, settings, synonyms, rules}: IndexContent,
  explain: (error: unknown) => string,
): Promise<void> {
  const temporary = `${indexName}_tmp_${Date.now()}`;
  const wait = ({taskID}: {taskID: number}) => client.waitForTask({indexName: temporary, taskID});
  let isMoving = false;
  try {
    await client.setSettings({indexName: temporary, indexSettings: settings});
    if (exists) {
      await wait(
        await client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
        }),
      );
      const outdated: string[] = [];
      await client.browseRules({
        indexName,
        aggregator: ({hits}) =>
          outdated.push(...hits.filter(isOwnRule).map(({objectID}) => objectID)),
      });
      for (const objectID of outdated) {
        await wait(await client.deleteRule({indexName: temporary, objectID}));
      }
    }
    if (rules.length > 0) {
      await wait(await client.saveRules({indexName: temporary, rules: [...rules]}));
    }
    if (synonyms.length > 0) {
      await wait(await client.saveSynonyms({indexName: temporary, synonymHit: [...synonyms]}));
    }
    await client.saveObjects({
      indexName: temporary,
      objects: records.map((record) => ({...record})),
      waitForTasks: true,
    });
    isMoving = true;
    await wait(
      await client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
  } catch (error) {
    const isDeleted = await client.deleteIndex({indexName: temporary}).then(
      () => true,
      () => false,
    );
    throw new Error(
      [
        `The push failed. ${explain(error)}`,
        ...(isDeleted
          ? []
          : [`If there is an index ${temporary}, delete it in the dashboard of Algolia.`]),
        isMoving
          ? `It is not known whether the live index "${indexName}" has been replaced: \`push --dry-run\` says whether it still differs.`
          : `The live index "${indexName}" is as it was.`,
      ].join('\n'),
      {cause: error},
    );
  }
}
