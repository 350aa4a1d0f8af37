import type {SearchClient} from 'algoliasearch';
import {explainError, isRefusal} from './explainError';
import type {IndexContent} from './indexContent';
import {adminKeyVariable} from './keys';

const BATCH = 500;

export interface PushOptions {
  /** Is told of each step, one line each. */
  say: (line: string) => void;
  /** Pause before a task is asked about again, in milliseconds; by itself, the client's own. */
  pause?: (retry: number) => number;
}

/** How far a push has come: only from `moving` on can the live index have changed. */
type Stage = 'reading' | 'filling' | 'moving' | 'moved';

/**
 * Replaces a live index at one stroke: everything goes to a temporary index, which then takes its
 * place. Readers find the old records or the new ones, never a part. Rules that were made in the
 * dashboard stay.
 *
 * @throws an error that says what failed, what became of both indices, and what to do
 */
export async function replaceIndex(
  client: SearchClient,
  indexName: string,
  content: IndexContent,
  {say, pause}: PushOptions,
): Promise<void> {
  const temporary = `${indexName}_tmp_${new Date().toISOString().replace(/\D/g, '')}`;
  const wait = (taskID: number) =>
    client.waitForTask({indexName: temporary, taskID, ...(pause ? {timeout: pause} : {})});
  let stage: Stage = 'reading';
  let step = '';
  const begin = (name: string) => {
    step = name;
    say(`${name}…`);
  };
  try {
    begin('Reading the live index');
    const exists = await client.indexExists({indexName});
    begin(`Making the temporary index ${temporary}`);
    stage = 'filling';
    const tasks = await startIndex(client, temporary, content, exists ? indexName : undefined);
    begin('Sending records');
    for (let sent = 0; sent < content.records.length; sent += BATCH) {
      const part = content.records.slice(sent, sent + BATCH);
      step = `Sending records ${sent + 1} to ${sent + part.length}`;
      const {taskID} = await client.batch({
        indexName: temporary,
        batchWriteParams: {
          requests: part.map((record) => ({action: 'addObject', body: {...record}})),
        },
      });
      tasks.push(taskID);
      say(`  ${sent + part.length} of ${content.records.length} records sent`);
    }
    begin('Waiting for the provider to index them');
    for (const taskID of tasks) {
      await wait(taskID);
    }
    begin('Counting the records of the temporary index');
    await expectCount(client, temporary, content.records.length);
    begin('Replacing the live index');
    stage = 'moving';
    const {taskID} = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    stage = 'moved';
    await wait(taskID);
  } catch (error) {
    const hasTemporary = stage === 'filling' || stage === 'moving';
    // An answer that got lost on its way says nothing of what was done.
    const unknown = stage === 'moved' || (stage === 'moving' && !isRefusal(error));
    throw new Error(
      [
        `The push failed. ${step}: ${explainError(error, adminKeyVariable)}`,
        ...(hasTemporary ? [await removeIndex(client, temporary, wait)] : []),
        unknown
          ? `It is not known whether the live index "${indexName}" has been replaced: \`npm run search:push -- --dry-run\` says whether it still differs.`
          : `The live index "${indexName}" is as it was.`,
      ].join('\n'),
      {cause: error},
    );
  }
}

/** Gives a new index its settings, its synonyms and the rules of the live one. @returns the tasks */
async function startIndex(
  client: SearchClient,
  indexName: string,
  {settings, synonyms}: IndexContent,
  live: string | undefined,
): Promise<number[]> {
  const tasks = [(await client.setSettings({indexName, indexSettings: settings})).taskID];
  if (live !== undefined) {
    const {taskID} = await client.operationIndex({
      indexName: live,
      operationIndexParams: {operation: 'copy', destination: indexName, scope: ['rules']},
    });
    tasks.push(taskID);
  }
  if (synonyms.length > 0) {
    const {taskID} = await client.saveSynonyms({indexName, synonymHit: [...synonyms]});
    tasks.push(taskID);
  }
  return tasks;
}

async function expectCount(client: SearchClient, indexName: string, count: number): Promise<void> {
  const {nbHits} = await client.searchSingleIndex({
    indexName,
    searchParams: {
      query: '',
      // Grouped, the provider would count the pages.
      distinct: false,
      hitsPerPage: 1,
      attributesToRetrieve: [],
      analytics: false,
    },
  });
  if (nbHits !== count) {
    throw new Error(`it holds ${nbHits} records of ${count}. Run the command again.`);
  }
}

/** Deletes an index. @returns what became of it, as a sentence; it never throws */
async function removeIndex(
  client: SearchClient,
  indexName: string,
  wait: (taskID: number) => Promise<unknown>,
): Promise<string> {
  try {
    await wait((await client.deleteIndex({indexName})).taskID);
    return `The temporary index ${indexName} is deleted.`;
  } catch (error) {
    return `The temporary index ${indexName} could not be deleted. ${explainError(error, adminKeyVariable)} Delete it in the dashboard of Algolia.`;
  }
}
